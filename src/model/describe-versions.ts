/**
 * Names of versions, runs joined: `['v4.5', 'v4.4', 'v4.3', 'v2']` -> `v4.3–v4.5, v2`.
 * `all` runs from the newest to the oldest; so does the text, except inside a run.
 */
export function describeVersions(names: readonly string[], all: readonly string[]): string {
  const runs: string[][] = [];
  let last = Number.NaN;
  for (const [index, name] of all.entries()) {
    if (!names.includes(name)) continue;
    if (index === last + 1) runs.at(-1)?.push(name);
    else runs.push([name]);
    last = index;
  }
  return runs.map(run => (run.length === 1 ? run[0] : `${run.at(-1)}–${run[0]}`)).join(', ');
}
