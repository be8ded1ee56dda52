import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { didYouMean } from '../../src/model/did-you-mean.ts';
import type { Problem } from '../../src/model/problem.ts';
import { outlineCode } from './components-in.ts';
import { givenOf, isCompiled, type Sample } from './sample.ts';

const languages: readonly string[] = ['html', 'markup', 'vue'];

/** Custom elements in HTML samples that no sample of the page defines and no fence marks as given. */
export function checkHtml(samples: readonly Sample[]): readonly Problem[] {
  const outlines = samples.filter(isCompiled).map(({ code }) => outlineCode(code));
  const defined = outlines.flatMap(({ components, defined }) => [
    ...components.map(({ tag }) => tag),
    ...defined,
  ]);
  return samples
    .filter(({ language }) => languages.includes(language))
    .flatMap(sample => {
      const known = new Set([...defined, ...givenOf(sample), ...reserved]);
      return customElements(sample.code)
        .filter(({ tag }) => !known.has(tag))
        .map(element => unknownTag(sample, element, defined));
    });
}

/** Names with a hyphen that belong to SVG and MathML. */
const reserved = [
  'annotation-xml',
  'color-profile',
  'font-face',
  'font-face-src',
  'font-face-uri',
  'font-face-format',
  'font-face-name',
  'missing-glyph',
];

interface FoundElement {
  readonly tag: string;
  readonly line: number;
  readonly column: number;
}

function customElements(html: string): readonly FoundElement[] {
  const found: FoundElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node && node.tagName.includes('-')) {
      const { startLine = 1, startCol = 1 } = node.sourceCodeLocation ?? {};
      found.push({ tag: node.tagName, line: startLine, column: startCol });
    }
    if ('content' in node) node.content.childNodes.forEach(visit);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html, { sourceCodeLocationInfo: true }));
  return found;
}

function unknownTag(
  { place }: Sample,
  { tag, line, column }: FoundElement,
  defined: readonly string[],
): Problem {
  const close = defined.length > 0 ? didYouMean(tag, defined) : '';
  return {
    file: place.file,
    line: place.line + line - 1,
    column: place.column + column - 1,
    severity: 'error',
    message: `The sample uses \`<${tag}>\`, which no sample of this page defines`,
    hint: `${close.startsWith('did you mean') ? `${close} If it is meant to exist already, say` : 'if it is meant to exist already, say'} \`given="${tag}"\` on the fence.`,
    versions: [],
  };
}
