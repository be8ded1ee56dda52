import type { ThemeRegistrationRaw } from 'shiki/core';

/**
 * What a word of a sample can be. The theme has no colours: each "colour" only tells which of these
 * classes a word gets, and `code.css` colours the classes in both modes.
 */
const scopesOfClass: Readonly<Record<string, readonly string[]>> = {
  '': [
    'keyword.operator',
    'meta.embedded',
    'meta.template.expression',
    'string.unquoted.argument',
    'storage.type.function.arrow',
    'punctuation.definition.template-expression',
  ],
  k: [
    'keyword',
    'storage',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'markup.heading',
    'entity.name.section',
  ],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.underline.link'],
  c: ['comment', 'punctuation.definition.comment'],
  f: [
    'entity.name.function',
    'entity.name.command',
    'support.function',
    'punctuation.decorator',
    'meta.decorator variable.other.readwrite',
  ],
  n: ['constant', 'support.constant', 'keyword.other.unit'],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'entity.name.tag',
    'support.type',
    'support.class',
  ],
  p: ['variable.parameter', 'variable.css', 'variable.scss'],
  a: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'constant.other.option',
  ],
};

const classes = Object.keys(scopesOfClass);
const colourOf = (index: number): string => `#${String(index).padStart(6, '0')}`;
const classOfColour = new Map(classes.map((name, index) => [colourOf(index), name]));

/** The class of a word by the "colour" that the theme gave it; empty for plain text. */
export const classOf = (colour: string | undefined): string =>
  classOfColour.get(colour ?? '') ?? '';

/** The theme that names classes instead of colours. */
export const theme = {
  name: 'classes',
  type: 'light',
  settings: [
    { settings: { foreground: colourOf(0), background: colourOf(0) } },
    ...Object.values(scopesOfClass).map((scope, index) => ({
      scope: [...scope],
      settings: { foreground: colourOf(index) },
    })),
  ],
} satisfies ThemeRegistrationRaw;
