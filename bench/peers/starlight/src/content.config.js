import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

// Slugs of versions hold dots, which the loader would take out.
const generateId = ({ entry }) => entry.replace(/\.mdx?$/, '');

export const collections = {
  docs: defineCollection({ loader: docsLoader({ generateId }), schema: docsSchema() }),
};
