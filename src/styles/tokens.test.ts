import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, [light, dark] as const],
  ),
);

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** `shade` percent of the first colour over the second, as `color-mix(in srgb, …)` mixes them. */
const mix = (first: string, second: string, shade: number): string =>
  `#${[1, 3, 5]
    .map(start => {
      const [a, b] = [first, second].map(text => Number.parseInt(text.slice(start, start + 2), 16));
      const mixed = Math.round(((a ?? 0) * shade + (b ?? 0) * (100 - shade)) / 100);
      return mixed.toString(16).padStart(2, '0');
    })
    .join('')}`;

const colourOf = (name: string, mode: 0 | 1): string => {
  const colour = colours.get(name)?.[mode];
  if (colour === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return colour;
};

const signals = ['note', 'tip', 'info', 'caution', 'warning', 'danger'];
const words = [...colours.keys()].filter(
  name => name.startsWith('code-') && !/background|inserted|deleted|highlight/.test(name),
);
const codeGrounds = ['code-background', 'code-inserted', 'code-deleted', 'code-highlight'];

const pairs: readonly (readonly [string, string])[] = [
  ...['text', 'text-muted', 'accent'].flatMap(text =>
    ['background', 'surface'].map(ground => [`color-${text}`, `color-${ground}`] as const),
  ),
  ['color-accent-text', 'color-accent'],
  ...words.flatMap(word => codeGrounds.map(ground => [word, ground] as const)),
];

for (const [mode, name] of [[0, 'light'] as const, [1, 'dark'] as const]) {
  test.each(pairs)(`in ${name} mode --%s can be read on --%s`, (text, ground) => {
    expect(contrast(colourOf(text, mode), colourOf(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(signals)(
    `in ${name} mode a title in --color-%s can be read on its own tint`,
    signal => {
      const [own, background] = [
        colourOf(`color-${signal}`, mode),
        colourOf('color-background', mode),
      ];
      const ground = mix(own, background, 7);
      expect(contrast(own, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colourOf('color-text', mode), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colourOf('color-accent', mode), ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test(`in ${name} mode the current page can be read on its own tint`, () => {
    const accent = colourOf('color-accent', mode);
    const ground = mix(accent, colourOf('color-background', mode), 10);
    expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test(`in ${name} mode the focus stands out from the page`, () => {
    const background = colourOf('color-background', mode);
    expect(contrast(colourOf('color-focus', mode), background)).toBeGreaterThanOrEqual(3);
  });
}
