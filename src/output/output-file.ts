/** A file of the site as it will be written. */
export interface OutputFile {
  /** Path below the output folder, with forward slashes. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}
