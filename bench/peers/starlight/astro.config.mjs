import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const { versions, latest, categories } = JSON.parse(readFileSync('corpus.json', 'utf8'));

const slugOf = (version, slug) => (version === latest ? slug : `${version}/${slug}`);

export default defineConfig({
  build: { format: 'file' },
  integrations: [
    starlight({
      title: 'Corpus',
      routeMiddleware: './src/route-data.js',
      sidebar: versions.map(version => ({
        label: version,
        items: categories.map(({ category, pages }) => ({
          label: category,
          items: pages.map(({ slug }) => slugOf(version, slug)),
        })),
      })),
    }),
  ],
});
