import { createHash } from 'node:crypto';
import type { ExampleSource } from '../model/live-example.ts';

/** A short name for a text that changes with it. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

/** The state of an example's sources, whatever their order. */
export const hashSources = (files: readonly ExampleSource[]): string =>
  hashText(
    [...files]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, text }) => `${name}\0${text}`)
      .join('\0'),
  );
