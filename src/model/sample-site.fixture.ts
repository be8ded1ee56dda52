import type { SiteManifest, VersionManifest } from './manifest.ts';
import type { ShellSettings } from './shell-settings.ts';

/** Settings of a small site, for tests. */
export const sampleSettings: ShellSettings = {
  title: 'Stencil',
  titleDelimiter: '|',
  url: 'https://example.org',
  baseUrl: '/docs/',
  trailingSlash: false,
  languages: ['en'],
  noIndex: false,
  versionPersistence: 'localStorage',
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  hideOnScroll: false,
  editUrl: 'https://example.org/edit/%file%',
  issueUrl: 'https://example.org/new?title=%title%+(%version%)&body=%address%',
};

const summary = (name: string, release: string, isLast = false) => ({
  name,
  label: name,
  path: isLast ? '/docs/' : `/docs/${name}`,
  release,
  isLast,
  manifest: `/docs/_/version/${name}.0.json`,
});

/** Three versions; the oldest has the events page under another slug, and no forms. */
export const sampleSite: SiteManifest = {
  versions: [summary('next', '4.13.0'), summary('v4.12', '4.12.6', true), summary('v4.4', '4.4.1')],
};

/** The latest version: a landing and three pages in a row. */
export const sampleVersion: VersionManifest = {
  name: 'v4.12',
  sidebar: [
    {
      type: 'category',
      label: 'Components',
      items: [{ type: 'link', label: 'Events', href: '/docs/events' }],
    },
  ],
  pages: {
    '': { key: 'index', id: '', article: 'a0', label: 'Start', canonical: '/docs/' },
    events: {
      key: 'components/events',
      id: 'components/events',
      article: 'a1',
      label: 'Events',
      next: 'forms',
      tags: ['dom'],
      elsewhere: { 'v4.4': 'old/events' },
      canonical: '/docs/events',
    },
    forms: {
      key: 'guides/forms',
      id: 'guides/forms',
      article: 'a2',
      label: 'Forms',
      previous: 'events',
      elsewhere: { 'v4.4': { note: 'New in v4.12', slug: 'old/events' } },
      unlisted: true,
      canonical: '/docs/forms',
    },
  },
};

/** The oldest version. */
export const sampleOldVersion: VersionManifest = {
  name: 'v4.4',
  sidebar: [],
  pages: {
    'old/events': {
      key: 'components/events',
      id: 'components/events',
      article: 'a1',
      label: 'Events',
      elsewhere: { next: 'events', 'v4.12': 'events' },
      canonical: '/docs/events',
    },
  },
};
