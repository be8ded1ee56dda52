import * as v from 'valibot';
import type { SiteSource } from '../../src/model/build-site.ts';
import { type SiteConfigInput, siteConfigSchema } from '../../src/model/config.ts';
import { type FrontMatterInput, frontMatterSchema } from '../../src/model/front-matter.ts';
import type { Redirects } from '../../src/model/redirect.ts';
import type { SidebarEntryInput } from '../../src/model/sidebar.ts';

/** What a test says about its site; everything else is the smallest that works. */
export interface SiteSketch {
  readonly config?: Partial<SiteConfigInput>;
  readonly theme?: Partial<SiteConfigInput['themeConfig']>;
  /** Page key -> front matter; titles and descriptions are made up where they do not matter. */
  readonly pages: Readonly<Record<string, Partial<FrontMatterInput>>>;
  readonly sidebar?: readonly SidebarEntryInput[];
  readonly redirects?: Partial<Redirects>;
}

const logo = { alt: 'Logo', src: 'logo.svg', width: 96, height: 20 };

/** A site in four versions (next, v4.12 as the latest, v4.11, v3) with the pages of a sketch. */
export function siteSource({
  config,
  theme,
  pages,
  sidebar = [],
  redirects,
}: SiteSketch): SiteSource {
  return {
    config: v.parse(siteConfigSchema, {
      title: 'Site',
      url: 'https://example.org',
      baseUrl: '/docs/',
      themeConfig: { navbar: { logo }, ...theme },
      ...config,
    }),
    versions: {
      latest: 'v4.12',
      versions: [
        { name: 'next', release: '4.13.0' },
        { name: 'v4.12', release: '4.12.6' },
        { name: 'v4.11', release: '4.11.0' },
        { name: 'v3', release: '3.4.2' },
      ],
    },
    sidebar,
    redirects: { pages: {}, versions: {}, ...redirects },
    pages: Object.entries(pages).map(([key, frontMatter]) => ({
      key,
      file: `content/pages/${key}.mdx`,
      frontMatter: v.parse(frontMatterSchema, {
        title: key,
        description: `About ${key}.`,
        ...frontMatter,
      }),
    })),
  };
}
