import semver from 'semver';
import { type CorpusFile, type CorpusSize, corpusOf } from './corpus.ts';

/** A page of a made-up site as one version shows it, in Markdown that every tool understands. */
export interface PeerPage {
  readonly version: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

/** What tools are told about the site beside its pages. */
export interface PeerSite {
  /** From the newest to the oldest. */
  readonly versions: readonly string[];
  readonly latest: string;
  readonly categories: readonly {
    readonly category: string;
    readonly pages: readonly { readonly slug: string; readonly title: string }[];
  }[];
  readonly pages: readonly PeerPage[];
}

interface Release {
  readonly name: string;
  readonly release: string;
}

/** The same site as `corpusOf` makes, with a copy of each page for each version, as tools without ranges need it. */
export function peerSiteOf(size: CorpusSize): PeerSite {
  const files = corpusOf(size);
  const { latest, versions } = parseData<{ latest: string; versions: Release[] }>(
    files,
    'content/versions.ts',
  );
  const sidebar = parseData<{ category: string; items: string[] }[]>(files, 'content/sidebar.ts');
  const sources = files.filter(({ path }) => path.startsWith('content/pages/part-')).map(parsePage);
  return {
    latest,
    versions: versions.map(({ name }) => name),
    categories: sidebar.map(({ category, items }) => ({ category, pages: items.map(toEntry) })),
    pages: versions.flatMap(({ name, release }) =>
      sources.map(source => ({
        ...source,
        version: name,
        text: sliceFor(release, source.text),
      })),
    ),
  };
}

const toEntry = (key: string) => {
  const slug = key.replace(/^.*\//, '');
  return { slug, title: `Page ${slug.replace('page-', '')}` };
};

function parseData<T>(files: readonly CorpusFile[], path: string): T {
  const text = files.find(file => file.path === path)?.text ?? '';
  return JSON.parse(text.replace(/^export default /, '').replace(/;\s*$/, ''));
}

function parsePage({ path, text }: CorpusFile): Omit<PeerPage, 'version'> {
  const [, head = '', body = ''] = text.split(/^---$/m);
  const fieldOf = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const slug = path.replace(/^.*\/|\.mdx$/g, '');
  return { slug, title: fieldOf('title'), description: fieldOf('description'), text: body };
}

/** The corpus has ranges in one shape only, and links to pages by their files. */
const sliceFor = (release: string, text: string): string =>
  text
    .replace(/<Since v="([\d.]+)">\n([\s\S]*?)<\/Since>/g, (_, since: string, inside: string) =>
      semver.gte(release, semver.coerce(since) ?? since) ? inside : '',
    )
    .replace(/\]\(\.\.\/part-\d+\/(page-\d+)\.mdx\)/g, '](./$1)')
    .trim();
