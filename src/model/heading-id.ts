/** A heading's text, and the id that its author gave it. */
export interface HeadingText {
  readonly text: string;
  /** Undefined when the id is made from the text. */
  readonly id: string | undefined;
}

/** `'Slot fixes {#slots}'` -> `{ text: 'Slot fixes', id: 'slots' }` */
export function splitHeadingId(text: string): HeadingText {
  const match = /\s*\{#([^\s{}]+)\}\s*$/.exec(text);
  return match ? { text: text.slice(0, match.index), id: match[1] } : { text, id: undefined };
}
