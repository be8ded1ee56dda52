import { readFileSync } from 'node:fs';

const { latest, versions, categories } = JSON.parse(readFileSync('corpus.json', 'utf8'));

const startOf = version => (version === latest ? '/' : `/${version}/`);

const sidebarOf = version =>
  categories.map(({ category, pages }) => ({
    text: category,
    items: pages.map(({ title, slug }) => ({ text: title, link: `${startOf(version)}${slug}` })),
  }));

export default {
  title: 'Corpus',
  cleanUrls: true,
  themeConfig: {
    nav: [{ text: 'Version', items: versions.map(text => ({ text, link: startOf(text) })) }],
    sidebar: Object.fromEntries(versions.map(version => [startOf(version), sidebarOf(version)])),
    search: { provider: 'local' },
  },
};
