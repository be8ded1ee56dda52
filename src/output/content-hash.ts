import { createHash } from 'node:crypto';

/** The name that contents give themselves: the first 12 hexadecimal digits of their SHA-256. */
export const contentHash = (contents: string | Uint8Array): string =>
  createHash('sha256').update(contents).digest('hex').slice(0, 12);
