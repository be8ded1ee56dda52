import * as v from 'valibot';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '../model/config.ts';
import { formatProblems } from '../model/format-problems.ts';
import { checkSettings } from './settings.ts';

const logo = { alt: '', src: 'l.svg', width: 1, height: 1 };
const base = { title: 'S', url: 'https://a.b', baseUrl: '/', themeConfig: { navbar: { logo } } };

test('a tag manager says what it costs', () => {
  const tagManager = { containerId: 'GTM-ABC' };
  const text = 'export default {\n  tagManager: {\n';
  const config = v.parse(siteConfigSchema, { ...base, tagManager });
  expect(formatProblems(checkSettings(config, { file: 'site.config.ts', text }), [])).toContain(
    `site.config.ts:2:3  warning
  The tag manager widens the content security policy: inline scripts and any host are allowed, and Trusted Types are off.
  Hint: name the scripts that you need in \`scripts\` instead, which keeps the policy strict.`,
  );
});

test('without one there is nothing to say', () => {
  expect(checkSettings(v.parse(siteConfigSchema, base), { file: '', text: '' })).toEqual([]);
});
