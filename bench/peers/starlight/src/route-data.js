import { readFileSync } from 'node:fs';
import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

const { versions, latest } = JSON.parse(readFileSync('corpus.json', 'utf8'));

/** A page shows the sidebar of its own version, and leads from page to page within it. */
export const onRequest = defineRouteMiddleware(context => {
  const route = context.locals.starlightRoute;
  const version = versions.find(name => route.id.startsWith(`${name}/`)) ?? latest;
  route.sidebar = route.sidebar.find(({ label }) => label === version)?.entries ?? [];
});
