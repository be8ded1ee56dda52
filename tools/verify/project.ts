/** A page's compiled samples as the files of a small project, for one release. Plain data: it crosses to workers. */

export interface ProjectFile {
  /** `/samples/<page>/<number>/<path>` */
  readonly path: string;
  readonly text: string;
  /** Which compiler options it wants. */
  readonly kind: 'stencil' | 'react';
  /** Where each of its imports leads that is not a package: to another file of the project. */
  readonly resolves: Readonly<Record<string, string>>;
}

/** A file that holds a sample; the others declare what the toolchain would generate. */
export interface SampleFile extends ProjectFile {
  /** Which of the page's samples it holds. */
  readonly sample: number;
  /** Offsets of the sample's code in the text: what stands around it is ours. */
  readonly from: number;
  readonly to: number;
  /** Imports, and in React elements, that are taken as given. */
  readonly given: readonly string[];
  /** Which unused declarations are mistakes: in a whole component all of them, else imports, in a fragment none. */
  readonly unused: 'all' | 'imports' | 'none';
  /** Whether the toolchain's own `transpile` gets it. */
  readonly transpiled: boolean;
}

export interface Project {
  readonly samples: readonly SampleFile[];
  readonly declarations: readonly ProjectFile[];
  /** Elements for `querySelector('my-tag')`: the type text of each tag. */
  readonly elements: readonly { readonly tag: string; readonly type: string }[];
}

/** What a compiler says about a sample; line and column count from 1 in its code. */
export interface Finding {
  readonly sample: number;
  readonly line: number;
  readonly column: number;
  /** `TS2305`, or `transpile` for the toolchain's own words. */
  readonly code: string;
  readonly message: string;
}
