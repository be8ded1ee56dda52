/** Readable JSON of facts: a state stands on one line, and so does what is short. */
export function formatFacts(value: unknown): string {
  return `${format(value, '')}\n`;
}

const lineWidth = 100;

function format(value: unknown, indent: string): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= lineWidth)
    return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 1) return flat;
    return `[\n${value.map(state => inner + JSON.stringify(state)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, entry]) => `${inner}${JSON.stringify(key)}: ${format(entry, inner)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}
