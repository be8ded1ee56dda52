import * as v from 'valibot';
import { expect, test } from 'vitest';
import { siteConfigSchema } from './config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const configWith = (theme: object, settings: object = {}) =>
  v.parse(siteConfigSchema, {
    title: 'Stencil',
    url: 'https://example.org',
    baseUrl: '/docs/',
    ...settings,
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
    "connect-src 'self' https://a-dsn.algolia.net https://a.algolia.net https://a-1.algolianet.com https://a-2.algolianet.com https://a-3.algolianet.com;",
  );
});

test('further scripts may run, and nothing else changes', () => {
  const scripts = ['https://count.example/a.js', 'https://count.example/b.js'];
  const policy = contentSecurityPolicy({ ...hashes, config: configWith({}, { scripts }) });
  expect(policy.replace(' https://count.example', '')).toBe(
    contentSecurityPolicy({ ...hashes, config: configWith({}) }),
  );
});

test('a tag manager may run inline code from anywhere, without Trusted Types', () => {
  const tagManager = { containerId: 'GTM-A1' };
  const policy = contentSecurityPolicy({ ...hashes, config: configWith({}, { tagManager }) });
  expect(policy).toContain(
    "script-src 'self' 'unsafe-inline' https: https://www.googletagmanager.com;",
  );
  expect(policy).not.toContain('trusted-types');
  expect(policy).not.toContain('sha256-a');
  expect(policy).toContain("style-src 'self' 'sha256-b';");
});
