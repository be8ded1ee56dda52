import type { SiteConfigInput } from './src/model/config.ts';

const repository = 'https://github.com/stenciljs/site';
const forum = 'https://forum.ionicframework.com/c/stencil/21';
const blog = 'https://ionic.io/blog/tag/stencil';

const channels = [
  { label: 'Stencil on X', href: 'https://twitter.com/stenciljs', icon: 'x' },
  { label: 'Stencil on Discord', href: 'https://chat.stenciljs.com', icon: 'discord' },
  { label: 'Stencil on GitHub', href: 'https://github.com/stenciljs/core', icon: 'github' },
] satisfies SiteConfigInput['themeConfig']['navbar']['icons'];

export default {
  title: 'Stencil',
  tagline: 'Build. Customize. Distribute. Adopt.',
  url: 'https://stenciljs.com',
  baseUrl: '/docs/',
  favicon: 'favicon.svg',
  editUrl: `${repository}/edit/main/%file%`,
  sourceUrl: `${repository}/blob/main/%file%`,
  issueUrl: `${repository}/issues/new?title=%title%+(%version%)&body=%address%`,
  themeConfig: {
    navbar: {
      logo: {
        alt: 'Stencil',
        src: 'logo-light.svg',
        srcDark: 'logo-dark.svg',
        href: 'https://stenciljs.com',
        width: 96,
        height: 20,
      },
      items: [
        { label: 'Docs', to: 'introduction/overview' },
        { label: 'Resources', href: 'https://stenciljs.com/resources' },
        { label: 'Community', href: 'https://github.com/stencil-community' },
        { label: 'Blog', href: blog },
      ],
      icons: channels,
      otherLanguages: [
        { label: '日本語', htmlLang: 'ja', href: 'https://stenciljs.jp/docs/introduction' },
      ],
    },
    product: {
      title: 'Stencil Docs',
      logo: { alt: '', src: 'mark-light.svg', srcDark: 'mark-dark.svg', width: 20, height: 20 },
      links: [{ label: 'Forum', href: forum }],
      icons: channels,
    },
    footer: {
      links: [
        {
          title: 'Docs',
          items: [
            { label: 'Introduction', to: 'introduction/overview' },
            { label: 'Getting started', to: 'introduction/getting-started' },
            { label: 'Goals and objectives', to: 'introduction/goals-and-objectives' },
          ],
        },
        {
          title: 'Community',
          items: [{ label: 'Forum', href: forum }, ...channels.map(withoutIcon)],
        },
        {
          title: 'More',
          items: [
            { label: 'Blog', href: blog },
            { label: 'Releases', href: 'https://github.com/stenciljs/core/releases' },
            { label: 'How these docs are checked', href: '/docs/verified' },
            { label: 'Source of these docs', href: repository },
          ],
        },
      ],
      copyright: 'Documentation of the Stencil compiler, published under the MIT License.',
    },
    announcementBar: {
      id: 'sixteen-versions',
      content: 'These docs cover Stencil 2.22 to 4.13: choose yours in the **Version** menu.',
      isCloseable: true,
    },
    prism: {
      magicComments: [
        {
          className: 'highlighted',
          line: 'highlight-next-line',
          block: { start: 'highlight-start', end: 'highlight-end' },
        },
      ],
    },
    socialImage: 'social.png',
  },
} satisfies SiteConfigInput;

function withoutIcon({ label, href }: { label: string; href: string }) {
  return { label, href };
}
