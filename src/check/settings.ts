import type { SiteConfig } from '../model/config.ts';
import { findPlace } from '../model/find-place.ts';
import type { Problem } from '../model/problem.ts';
import type { SourceText } from './sidebar.ts';

/** Settings that work and that a maintainer should know the price of. */
export function checkSettings(config: SiteConfig, source: SourceText): readonly Problem[] {
  if (!config.tagManager) return [];
  return [
    {
      ...findPlace(source, 'tagManager'),
      severity: 'warning',
      message:
        'The tag manager widens the content security policy: inline scripts and any host are allowed, and Trusted Types are off',
      hint: 'name the scripts that you need in `scripts` instead, which keeps the policy strict.',
      versions: [],
    },
  ];
}
