/** A file of the site as it will be written. */
export interface OutputFile {
  /** Path below the output folder, with forward slashes. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}

/** A file that is made only when the site in place does not have it yet. */
export interface SourcedFile {
  /** Path below the output folder, with forward slashes. */
  readonly path: string;
  /** Hash of all that the file is made from. */
  readonly source: string;
  /** Left out when the file is kept. */
  readonly contents?: string;
}

/** Whether the site in place has a file that was made from the same, and that nobody has touched since. */
export type IsKept = (file: SourcedFile) => boolean;
