import * as v from 'valibot';
import { expect, test } from 'vitest';
import { siteConfigSchema } from './config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const configWith = (theme: object) =>
  v.parse(siteConfigSchema, {
    title: 'Stencil',
    url: 'https://example.org',
    baseUrl: '/docs/',
    themeConfig: { navbar: { logo: { alt: '', src: 'l.svg', width: 1, height: 1 } }, ...theme },
  });
const hashes = { scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] };

test('only own files and the named inline parts run', () => {
  expect(contentSecurityPolicy({ ...hashes, config: configWith({}) })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; " +
      "img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; " +
      "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; " +
      "require-trusted-types-for 'script'; trusted-types docs",
  );
});

test('a hosted search may be asked', () => {
  const search = { provider: 'hosted', appId: 'A', apiKey: 'k', indexName: 'stenciljs' };
  expect(contentSecurityPolicy({ ...hashes, config: configWith({ search }) })).toContain(
    "connect-src 'self' https://*.algolia.net https://*.algolianet.com;",
  );
});
