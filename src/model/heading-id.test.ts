import { expect, test } from 'vitest';
import { splitHeadingId } from './heading-id.ts';

test.each([
  ['Slot fixes {#slots}', 'Slot fixes', 'slots'],
  ['Slot fixes{#slots} ', 'Slot fixes', 'slots'],
  ['{#slots}', '', 'slots'],
  ['Slot fixes', 'Slot fixes', undefined],
  ['The {#id} syntax', 'The {#id} syntax', undefined],
])('%s is split', (written, text, id) => {
  expect(splitHeadingId(written)).toEqual({ text, id });
});
