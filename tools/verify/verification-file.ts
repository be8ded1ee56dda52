import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Verification, VerifiedPage } from '../../src/model/verification.ts';
import { countSamples } from './count-samples.ts';
import { pageHash } from './page-hash.ts';
import type { CodePage } from './read-page-code.ts';

const file = 'content/verification.json';
const nothing: Verification = { tools: '', releases: [], pages: {} };

/** What was verified last; nothing when there is no file. */
export function readVerification(root: string): Verification {
  const place = path.join(root, file);
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Verification) : nothing;
}

/** Writes what is verified now. */
export const writeVerification = (root: string, verification: Verification): void =>
  writeFileSync(path.join(root, file), `${JSON.stringify(verification, null, 2)}\n`);

/** What a run of verification changes. */
export interface VerificationRun {
  readonly tools: string;
  readonly releases: readonly string[];
  readonly all: readonly CodePage[];
  readonly verified: readonly CodePage[];
  /** Keys of the verified pages without an error. */
  readonly passed: readonly string[];
}

/** Pages that passed get their present hash, others lose theirs; what another state of the tools verified counts no more. */
export function updateVerification(before: Verification, run: VerificationRun): Verification {
  const kept = before.tools === run.tools ? before.pages : {};
  const verified = new Set(run.verified.map(({ key }) => key));
  const entries = run.all.filter(hasCode).flatMap((page): [string, VerifiedPage][] => {
    const earlier = kept[page.key];
    if (!verified.has(page.key)) return earlier ? [[page.key, earlier]] : [];
    return run.passed.includes(page.key)
      ? [[page.key, { hash: pageHash(page), samples: countSamples(page) }]]
      : [];
  });
  return { tools: run.tools, releases: run.releases, pages: Object.fromEntries(entries) };
}

/** Whether there is anything in a page to verify. */
export const hasCode = ({ slices }: CodePage): boolean =>
  slices.some(({ samples, names }) => samples.length > 0 || names.length > 0);
