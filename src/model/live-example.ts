/** Live examples: components of `content/examples`, compiled by each release, that run beside their source. */

import type {} from 'mdast';

/** A source file of an example, as it is shown. */
export interface ExampleSource {
  readonly name: string;
  readonly text: string;
}

/** What was compiled of an example: an entry of `content/examples/compiled/examples.json`. */
export interface CompiledExample {
  readonly title: string;
  /** Name of the document that runs it; `#4.12.6` chooses the release. */
  readonly document: string;
  /** Releases that can run it. */
  readonly releases: readonly string[];
  /** Hash of the sources that it was compiled from. */
  readonly sources: string;
}

/** An example as a page needs it. */
export interface LiveExample extends CompiledExample {
  readonly files: readonly ExampleSource[];
}

/** The compiled examples by the names of their folders. */
export type CompiledExamples = Readonly<Record<string, CompiledExample>>;

/** What fills `<LiveExample>` in a release. */
export interface FilledExample {
  readonly example?: LiveExample;
  /** Whether the release can run it; nothing is known of a release that is newer than every compiled one. */
  readonly runs: 'yes' | 'no' | 'unknown';
  /** All names, when the one asked for is none. */
  readonly valid: readonly string[];
}

declare module 'mdast' {
  interface Data {
    /** What fills `<LiveExample>`. */
    liveExample?: FilledExample;
  }
}

/** What a frame tells the page around it. */
export type FrameMessage =
  | { readonly type: 'docs:ready' }
  | { readonly type: 'docs:failed' }
  | { readonly type: 'docs:height'; readonly height: number };

/** What the page tells the frame. */
export interface FrameTheme {
  readonly type: 'docs:theme';
  readonly scheme: string;
  /** Values of custom properties by their names. */
  readonly tokens: Readonly<Record<string, string>>;
}
