import type { PeerPage, PeerSite } from './peer-pages.ts';

/** A documentation tool as the bench builds and uses it. */
export interface Peer {
  readonly name: string;
  /** The folder below `bench/peers` that a site starts from. */
  readonly template: string;
  /** Where a page's file goes, and what stands in it. */
  toFile(page: PeerPage, site: PeerSite): { readonly path: string; readonly text: string };
  /** The program that builds, below the site's folder, and its arguments. */
  readonly build: readonly string[];
  /** The folder of the built site, below the site's. */
  readonly out: string;
  /** Address of a page of the latest version. */
  addressOf(slug: string): string;
  /** Selectors of what a reader uses. */
  readonly parts: {
    readonly next: string;
    readonly search: string;
    readonly field: string;
    readonly hit: string;
  };
}

const folderOf = ({ version }: PeerPage, { latest }: PeerSite): string =>
  version === latest ? '' : `${version}/`;

const headOf = ({ title, description }: PeerPage): string =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n`;

/** VitePress with its local search. */
const vitepress: Peer = {
  name: 'VitePress',
  template: 'vitepress',
  toFile: (page, site) => ({
    path: `${folderOf(page, site)}${page.slug}.md`,
    // It knows the note by another name.
    text: `${headOf(page)}# ${page.title}\n\n${page.text.replaceAll(':::note', ':::info')}\n`,
  }),
  build: ['../../node_modules/vitepress/bin/vitepress.js', 'build'],
  out: '.vitepress/dist',
  addressOf: slug => `/${slug}`,
  parts: {
    next: '.pager-link.next',
    search: '#local-search button',
    field: '.search-input',
    hit: '.VPLocalSearchBox .result',
  },
};

/** Starlight with Pagefind, as it comes. */
const starlight: Peer = {
  name: 'Starlight',
  template: 'starlight',
  toFile: (page, site) => ({
    path: `src/content/docs/${folderOf(page, site)}${page.slug}.md`,
    text: `${headOf(page)}${page.text}\n`,
  }),
  build: ['../../node_modules/astro/astro.js', 'build'],
  out: 'dist',
  addressOf: slug => `/${slug}`,
  parts: {
    next: '.pagination-links a[rel=next]',
    search: 'button[data-open-modal]',
    field: '.pagefind-ui__search-input',
    hit: '.pagefind-ui__result',
  },
};

/** Where this project's readers find the same things. */
export const ourParts: Peer['parts'] = {
  next: '.pager a[rel=next]',
  search: '.search-button',
  field: 'dialog [role=combobox]',
  // The number of pages is said together with the results; before, the list has popular pages.
  hit: 'dialog [role=status]:not(:empty)',
};

export const peers: readonly Peer[] = [starlight, vitepress];
