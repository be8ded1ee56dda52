/**
 * The messages of an error and of what caused it, the outermost first.
 * `Error('a', { cause: Error('b') })` -> `['a', 'b']`
 */
export function errorChain(error: unknown): readonly string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let current = error; current !== undefined && !seen.has(current); ) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
