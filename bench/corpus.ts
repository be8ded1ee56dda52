import { chanceOf } from './chance.ts';
import { type PageShape, pageText } from './page-text.ts';

/** The size of a made-up site. */
export interface CorpusSize {
  readonly pages: number;
  readonly versions: number;
  /** Different texts of all pages together: from one to three times `pages`. */
  readonly texts: number;
}

/** A file of a made-up site, by its path from the site's root. */
export interface CorpusFile {
  readonly path: string;
  readonly text: string;
}

/** The size of the site that this one replaces. */
export const replacedSite: CorpusSize = { pages: 74, versions: 16, texts: 190 };

const words = 900;
const fences = 7;
const pagesOfCategory = 8;

/** A whole site, the same to the byte for the same size. */
export function corpusOf(size: CorpusSize): readonly CorpusFile[] {
  const keys = Array.from({ length: size.pages }, (_, index) => keyOf(index));
  return [
    { path: 'site.config.ts', text: exporting(config) },
    { path: 'content/versions.ts', text: exporting(versionsOf(size.versions)) },
    { path: 'content/sidebar.ts', text: exporting(sidebarOf(keys)) },
    { path: 'content/redirects.ts', text: exporting({}) },
    { path: 'content/static/logo.svg', text: logo },
    { path: 'content/pages/index.mdx', text: landing },
    ...keys.map((key, index) => ({
      path: `content/pages/${key}.mdx`,
      text: pageOf(index, keys, size),
    })),
  ];
}

const config = {
  title: 'Corpus',
  url: 'https://example.org',
  baseUrl: '/docs/',
  themeConfig: { navbar: { logo: { alt: 'Corpus', src: 'logo.svg', width: 96, height: 20 } } },
};

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 20"><path d="M0 0h96v20H0z"/></svg>\n';

const landing = '---\ntitle: Corpus\ndescription: A made-up site.\nlayout: landing\n---\n\nText.\n';

const categoryOf = (index: number): string => `Part ${Math.floor(index / pagesOfCategory) + 1}`;

const keyOf = (index: number): string =>
  `part-${Math.floor(index / pagesOfCategory) + 1}/page-${index + 1}`;

const sidebarOf = (keys: readonly string[]) =>
  keys
    .filter((_, index) => index % pagesOfCategory === 0)
    .map((_, part) => ({
      category: categoryOf(part * pagesOfCategory),
      items: keys.slice(part * pagesOfCategory, (part + 1) * pagesOfCategory),
    }));

/** From the newest to the oldest: as many minors of 4 as it takes, then 3 and 2. */
function versionsOf(count: number) {
  const minors = Array.from({ length: count - 2 }, (_, minor) => ({
    name: `v4.${minor}`,
    release: `4.${minor}.0`,
  }));
  const old = [
    { name: 'v3', release: '3.4.2' },
    { name: 'v2', release: '2.22.3' },
  ];
  return { latest: `v4.${count - 3}`, versions: [...minors.reverse(), ...old] };
}

function pageOf(index: number, keys: readonly string[], size: CorpusSize): string {
  const others = keys.filter(key => key !== keys[index]).map(key => `../${key}.mdx`);
  const head = [
    '---',
    `title: Page ${index + 1}`,
    `description: What page ${index + 1} of the corpus is about, in one sentence.`,
    `slug: page-${index + 1}`,
    `category: ${categoryOf(index)}`,
    '---',
  ];
  const text = pageText(shapeOf(index, size), others, chanceOf(index + 1));
  return `${head.join('\n')}\n\n${text}\n`;
}

/** The texts are dealt out one by one, so that pages differ by one at most. */
function shapeOf(index: number, { pages, texts }: CorpusSize): PageShape {
  const least = Math.floor(texts / pages);
  return { words, fences, texts: least + (index < texts % pages ? 1 : 0) };
}

const exporting = (value: unknown): string => `export default ${JSON.stringify(value, null, 2)};\n`;
