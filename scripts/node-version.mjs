const oldest = [20, 19];

/** Stops with one line where Node is too old for the dependencies. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`This needs Node ${oldest.join('.')} or later; this is Node ${version}.`);
  process.exit(1);
}
