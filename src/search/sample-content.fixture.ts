import type { SearchContent, SearchRecord, SearchRow } from './search-record.ts';

/** Three versions: bit 0 is next, bit 1 v4.12, bit 2 v3. */
const all = 0b111;

interface PageSketch {
  readonly key: string;
  readonly title: string;
  readonly versions?: number;
  readonly slug?: string;
  readonly rows: readonly (Omit<SearchRow, 'page' | 'versions'> &
    Partial<Pick<SearchRecord, 'names' | 'text' | 'versions'>>)[];
}

const sketches: readonly PageSketch[] = [
  {
    key: 'components/events',
    title: 'Events',
    slug: 'events',
    rows: [
      { id: '', path: [], text: 'events A component tells others what happens in it' },
      { id: 'emit', path: ['Emit an event'], names: ['@Event', 'EventEmitter'], text: 'emits' },
      { id: 'listen', path: ['Listen'], names: ['@Listen'], text: 'the window target' },
    ],
  },
  {
    key: 'components/properties',
    title: 'Properties',
    slug: 'properties',
    rows: [
      { id: '', path: [], text: 'properties Values from outside' },
      {
        id: 'prop',
        path: ['The @Prop() decorator'],
        names: ['@Prop'],
        text: 'an event is no prop',
      },
      { id: 'api-PropOptions', path: ['Options'], text: '' },
      {
        id: 'api-PropOptions-mutable',
        path: ['Options', 'mutable'],
        names: ['mutable'],
        text: 'May change inside',
      },
      { id: 'getters', path: ['Getters'], text: 'computed values', versions: 0b001 },
    ],
  },
  {
    key: 'components/component-lifecycle',
    title: 'Component lifecycle methods',
    slug: 'component-lifecycle',
    rows: [
      { id: '', path: [], text: 'When is what called' },
      {
        id: 'componentwillload',
        path: ['componentWillLoad()'],
        names: ['componentWillLoad'],
        text: 'once before the first render',
      },
    ],
  },
  {
    key: 'components/form-associated',
    title: 'Form-associated components',
    slug: 'form-associated',
    versions: 0b011,
    rows: [{ id: '', path: [], names: ['formAssociated'], text: 'Take part in forms' }],
  },
  {
    key: 'config/cli',
    title: 'Command-line interface',
    slug: 'cli',
    rows: [
      { id: '', path: [], text: 'cli' },
      { id: 'flags', path: ['Flags'], text: 'tell a build what to do' },
      {
        id: 'api-cli-flags-docsJson',
        path: ['Flags', '--docs-json'],
        names: ['--docs-json'],
        text: 'writes a file',
      },
      {
        id: 'api-cli-flags-prod',
        path: ['Flags', '--prod'],
        names: ['--prod'],
        text: 'builds for production',
      },
    ],
  },
  {
    key: 'output-targets/custom-elements',
    title: 'dist-custom-elements',
    slug: 'custom-elements',
    rows: [
      { id: '', path: [], names: ['dist-custom-elements'], text: 'Elements without a loader' },
      {
        id: 'defining',
        path: ['Who defines them'],
        names: ['defineCustomElement'],
        text: 'styles and styling',
      },
    ],
  },
  {
    key: 'guides/hydrate-app',
    title: 'Hydrate app',
    slug: 'hydrate-app',
    rows: [{ id: '', path: [], names: ['dist-custom-elements'], text: 'server-side rendering' }],
  },
];

/** What a small site's search knows, for tests. */
export const sampleContent: SearchContent = {
  versions: ['next', 'v4.12', 'v3'],
  pages: sketches.map(({ key, slug, title, versions = all }) => ({
    key,
    slug: slug ?? key,
    title,
    category: '',
    versions,
  })),
  rows: sketches.flatMap(({ rows, versions = all }, page) =>
    rows.map(({ id, path, versions: own = versions }) => ({ page, id, path, versions: own })),
  ),
  records: sketches
    .flatMap(({ rows, versions = all }) => rows.map(row => ({ versions, ...row })))
    .map(({ names = [], text = '', versions }, row) => ({ row, names, text, versions })),
  data: {
    popular: ['components/properties', 'config/cli', 'nowhere'],
    quiet: {},
    leftOut: [],
    synonyms: { ssr: ['server-side rendering'], 'what happens': ['events'] },
  },
};
