/**
 * What may stand around a fragment. A frame declares nothing of the API that the sample is about,
 * and uses `any` for nothing: it imports what the fragment names, if the release has it.
 *
 *     frame=member    members of a component's class
 *     frame=render    what `render()` returns, or its statements
 *     frame=config    settings of a configuration
 *     frame=none      nothing would make it compile; it says why, and is counted
 *
 * `this="name: string; count: number"` names members that the fragment uses but does not show.
 */
import { frameOf, type Sample, wordOf } from './sample.ts';

export interface Framed {
  readonly before: string;
  readonly after: string;
}

export interface FrameContext {
  /** Names that the fragment uses and the release exports from `@stencil/core`. */
  readonly imports: readonly string[];
  /** Members of the class that the fragment takes as given. */
  readonly members: string;
}

const componentTag = 'sample-frame';

const importLine = (names: readonly string[]): string =>
  names.length === 0 ? '' : `import { ${names.join(', ')} } from '@stencil/core';\n`;

const inClass = ({ imports, members }: FrameContext, body: Framed): Framed => ({
  before: [
    importLine([...new Set(['Component', ...imports])].sort()),
    `@Component({ tag: '${componentTag}' })\nexport class SampleFrame {\n`,
    members === '' ? '' : `${members.replace(/;?\s*$/, ';')}\n`,
    body.before,
  ].join(''),
  after: `${body.after}\n}\n`,
});

/** A fragment that begins with an element, comments apart, is markup. */
const beginsWithElement = (code: string): boolean =>
  code.replace(/^(\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|\{\/\*[\s\S]*?\*\/\})*/, '').startsWith('<');

/** The frames by name. */
export const frames = {
  member: (_: string, context: FrameContext): Framed => inClass(context, { before: '', after: '' }),
  render: (code: string, context: FrameContext): Framed => {
    const withH = { ...context, imports: [...context.imports, 'h'] };
    return beginsWithElement(code)
      ? inClass(withH, { before: 'render() {\nreturn (<div>\n', after: '\n</div>);\n}' })
      : inClass(withH, { before: 'render() {\n', after: '\n}' });
  },
  config: (_: string, { imports }: FrameContext): Framed => ({
    before: `${importLine([...new Set(['Config', ...imports])].sort())}export const config: Config = {\n`,
    after: '\n};\n',
  }),
} satisfies Record<string, (code: string, context: FrameContext) => Framed>;

export type FrameName = keyof typeof frames;

/** Whether a word names a frame that puts something around a fragment. */
export const isFrameName = (name: string): name is FrameName => Object.hasOwn(frames, name);

/** All words that `frame=` takes. */
export const frameWords: readonly string[] = [...Object.keys(frames), 'none'];

/** What stands around a sample; nothing when it says no frame. */
export function frameOfSample(sample: Sample, imports: readonly string[]): Framed {
  const name = frameOf(sample);
  if (name === undefined || !isFrameName(name)) return { before: '', after: '' };
  return frames[name](sample.code, { imports, members: wordOf(sample.meta, 'this') ?? '' });
}
