import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveRanged } from '../model/ranged.ts';
import type { Verification } from '../model/verification.ts';
import {
  type ApiArea,
  countDescribed,
  countSections,
  type VerificationReport,
} from '../model/verification-report.ts';
import type { ApiSource } from '../source/api-selection.ts';
import { readApiAreas } from '../source/read-api.ts';
import type { SitePage } from './read-site.ts';

/** Areas of the public surface as readers know them, by the file of facts. */
const areaNames: Readonly<Record<string, string>> = {
  runtime: 'Components',
  config: 'Configuration',
  'output-targets': 'Output targets',
  'dev-server': 'Development server',
  prerender: 'Server rendering',
  testing: 'Testing',
  docs: 'Docs data',
  compiler: 'Compiler',
};

const commandLine: ApiArea = { area: 'Command line', tables: ['cli-flags', 'cli-tasks'] };
const exported: ApiArea = { area: 'Decorators and functions', tables: ['decorators', 'functions'] };

/** What was verified of a site, and what is described; nothing where nothing was verified. */
export function readVerificationReport(
  root: string,
  pages: readonly SitePage[],
  source: ApiSource,
): VerificationReport | undefined {
  const verification = readVerification(root);
  if (!verification) return undefined;
  const releases = [...verification.releases].reverse();
  const areas = Object.entries(readApiAreas(root)).flatMap(([file, types]) => {
    const area = areaNames[file];
    return area === undefined ? [] : [{ area, tables: types.filter(isPublic) }];
  });
  return {
    versions: releases.map(release => release.split('.').slice(0, 2).join('.')),
    sections: countSections(
      pages.flatMap(page => {
        const counts = verification.pages[page.key]?.samples;
        return counts ? [{ section: sectionOf(page, releases[0] ?? ''), counts }] : [];
      }),
    ),
    areas: countDescribed([exported, ...areas, commandLine], source, releases),
  };
}

/** Jest's own settings are described by Jest. */
const isPublic = (type: string): boolean => type !== 'JestConfig';

function sectionOf({ key, frontMatter }: SitePage, release: string): string {
  const category = frontMatter.category && resolveRanged<string>(frontMatter.category, release);
  if (category) return category.split(' > ')[0] ?? category;
  return key === 'index' ? 'Start' : 'Elsewhere';
}

function readVerification(root: string): Verification | undefined {
  try {
    return JSON.parse(
      readFileSync(join(root, 'content/verification.json'), 'utf8'),
    ) as Verification;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
