/**
 * The site's settings: the schema of `site.config.ts`, the only configuration there is.
 * It is parsed once; nothing reads the file itself.
 */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const address = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/|\/|mailto:)/, 'an address starts with https://, / or mailto:'),
);
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/]+$/, 'an origin is written without a path'),
);
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{3,8}$/i, 'a colour is written as #rrggbb'));

/** A link of the navbar, the footer or the product menu. `to` is a page's key, `href` any address. */
const linkSchema = v.strictObject({
  label: text,
  to: v.optional(text),
  href: v.optional(address),
  /** Name of an icon of `src/shell/icons.tsx`; the label is then what assistive technology reads. */
  icon: v.optional(v.picklist(['x', 'discord', 'github'])),
});

const logoSchema = v.strictObject({
  alt: v.string(),
  src: text,
  srcDark: v.optional(text),
  href: v.optional(address),
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
});

const localeSchema = v.strictObject({
  label: text,
  /** Value of the `lang` attribute. */
  htmlLang: text,
  direction: v.optional(v.picklist(['ltr', 'rtl']), 'ltr'),
});

const navbarSchema = v.strictObject({
  title: v.optional(v.string(), ''),
  logo: logoSchema,
  hideOnScroll: v.optional(v.boolean(), false),
  items: v.optional(v.array(linkSchema), []),
  icons: v.optional(v.array(linkSchema), []),
  /** Languages that live on another site, beside the site's own locales. */
  otherLanguages: v.optional(
    v.array(v.strictObject({ label: text, htmlLang: text, href: address })),
    [],
  ),
});

const productSchema = v.strictObject({
  title: text,
  logo: logoSchema,
  links: v.optional(v.array(linkSchema), []),
  icons: v.optional(v.array(linkSchema), []),
});

/** One row of links, or columns of them with titles. */
const footerSchema = v.strictObject({
  style: v.optional(v.picklist(['light', 'dark']), 'light'),
  links: v.optional(
    v.array(v.union([linkSchema, v.strictObject({ title: text, items: v.array(linkSchema) })])),
    [],
  ),
  logo: v.optional(logoSchema),
  copyright: v.optional(text),
});

const announcementSchema = v.strictObject({
  /** A changed id shows the bar again to those who closed it. */
  id: v.optional(text, 'announcement-bar'),
  /** Text with Markdown links and emphasis. */
  content: text,
  backgroundColor: v.optional(colour),
  textColor: v.optional(colour),
  isCloseable: v.optional(v.boolean(), true),
});

const colorModeSchema = v.strictObject({
  defaultMode: v.optional(v.picklist(['light', 'dark']), 'light'),
  disableSwitch: v.optional(v.boolean(), false),
  respectPrefersColorScheme: v.optional(v.boolean(), false),
});

/** A comment in a code sample that marks lines: `// highlight-next-line`. */
const magicCommentSchema = v.pipe(
  v.strictObject({
    className: text,
    line: v.optional(text),
    block: v.optional(v.strictObject({ start: text, end: text })),
  }),
  v.check(
    ({ line, block }) => line !== undefined || block !== undefined,
    'a magic comment needs `line`, `block` or both',
  ),
);

const searchSchema = v.variant('provider', [
  v.strictObject({ provider: v.literal('embedded') }),
  v.strictObject({
    provider: v.literal('hosted'),
    appId: text,
    apiKey: text,
    indexName: text,
    contextualSearch: v.optional(v.boolean(), true),
    /** Origins of a proxy; the service's own hosts when left out. */
    hosts: v.optional(v.pipe(v.array(origin), v.minLength(1))),
  }),
]);

const tagManagerSchema = v.strictObject({
  containerId: v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/, 'a container is named GTM-…')),
  host: v.optional(origin, 'https://www.googletagmanager.com'),
});

const scriptAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//, 'a script is named by its whole address'),
);

const tocSchema = v.strictObject({
  minHeadingLevel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)), 2),
  maxHeadingLevel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)), 3),
});

const themeSchema = v.strictObject({
  navbar: navbarSchema,
  product: v.optional(productSchema),
  /** Left out: no footer. */
  footer: v.optional(footerSchema),
  announcementBar: v.optional(announcementSchema),
  colorMode: v.optional(colorModeSchema, {}),
  prism: v.optional(
    v.strictObject({ magicComments: v.optional(v.array(magicCommentSchema), []) }),
    {},
  ),
  docs: v.optional(
    v.strictObject({
      versionPersistence: v.optional(v.picklist(['localStorage', 'none']), 'localStorage'),
      breadcrumbs: v.optional(v.boolean(), false),
    }),
    {},
  ),
  tableOfContents: v.optional(tocSchema, {}),
  search: v.optional(searchSchema, { provider: 'embedded' }),
  /** Image of links shared on other sites, below `content/static`. */
  socialImage: v.optional(text),
});

/** Schema of `site.config.ts`. */
export const siteConfigSchema = v.strictObject({
  title: text,
  tagline: v.optional(v.string(), ''),
  titleDelimiter: v.optional(text, '|'),
  /** Origin without a path, for example `https://stenciljs.com`. */
  url: v.pipe(
    v.string(),
    v.url(),
    v.regex(/^https?:\/\/[^/]+$/, 'the url is an origin, without a path'),
  ),
  /** Path that everything is served under, with a slash at both ends. */
  baseUrl: v.pipe(
    v.string(),
    v.regex(/^\/([^/]+\/)*$/, 'the baseUrl starts and ends with a slash'),
  ),
  /** Whether page addresses end in a slash. */
  trailingSlash: v.optional(v.boolean(), false),
  favicon: v.optional(text),
  /** Asks search engines to leave the whole site out. */
  noIndex: v.optional(v.boolean(), false),
  /** Shows a notice on the home page when assets do not load because of a wrong baseUrl. */
  baseUrlIssueBanner: v.optional(v.boolean(), false),
  defaultLocale: v.optional(text, 'en'),
  locales: v.optional(v.record(text, localeSchema), { en: { label: 'English', htmlLang: 'en' } }),
  /** Where a page's source is edited; `%file%` stands for its path from the site's root. */
  editUrl: v.optional(address),
  /** Where a file of the site is read, such as the source of a live example; `%file%` as above. */
  sourceUrl: v.optional(address),
  /** Where a problem with a page is reported; `%title%`, `%version%` and `%address%` are filled. */
  issueUrl: v.optional(address),
  /**
   * A container of a tag manager. What it loads decides itself what it runs: with it, the content
   * security policy allows inline scripts and any host, and there are no Trusted Types.
   */
  tagManager: v.optional(tagManagerSchema),
  /** Further scripts, such as a counter. Like the tag manager, not for readers who ask not to be tracked. */
  scripts: v.optional(v.array(scriptAddress), []),
  themeConfig: themeSchema,
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
/** What `site.config.ts` may contain, before defaults. */
export type SiteConfigInput = v.InferInput<typeof siteConfigSchema>;
export type LinkConfig = v.InferOutput<typeof linkSchema>;
export type LogoConfig = v.InferOutput<typeof logoSchema>;
export type FooterConfig = v.InferOutput<typeof footerSchema>;
export type MagicComment = v.InferOutput<typeof magicCommentSchema>;
export type AnnouncementConfig = v.InferOutput<typeof announcementSchema>;
