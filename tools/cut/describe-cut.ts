import type { Versions } from '../../src/model/version.ts';
import {
  type CutReleases,
  fateOf,
  type RangeFate,
  rangesOfPage,
  type WrittenRange,
} from './find-ranges.ts';
import { type CutPage, differences, versionText } from './version-text.ts';

/** What a cut does to the content. */
export interface CutReport {
  /** Versions that would read otherwise than before, which a cut must not do: name -> keys of pages. */
  readonly broken: readonly { readonly name: string; readonly pages: readonly string[] }[];
  /** Pages that the unreleased version shows otherwise, since it documents another release. */
  readonly nextChanges: readonly string[];
  readonly ranges: Readonly<Record<RangeFate, readonly WrittenRange[]>>;
}

/** Compares what every version reads before and after a cut, and sorts the ranges by what becomes of them. */
export function describeCut(
  pages: readonly CutPage[],
  before: Versions,
  after: Versions,
): CutReport {
  const releaseOf = ({ versions }: Versions, name: string) =>
    versions.find(version => version.name === name)?.release ?? '';
  const changes = before.versions.map(({ name }) => ({
    name,
    pages: differences(
      versionText(pages, releaseOf(before, name)),
      versionText(pages, releaseOf(after, name)),
    ),
  }));
  const releases = {
    former: releaseOf(before, before.latest),
    cut: releaseOf(after, after.latest),
    next: releaseOf(after, 'next') || undefined,
  };
  return {
    broken: changes.filter(change => change.name !== 'next' && change.pages.length > 0),
    nextChanges: changes.find(change => change.name === 'next')?.pages ?? [],
    ranges: sortRanges(pages, releases),
  };
}

function sortRanges(pages: readonly CutPage[], releases: CutReleases): CutReport['ranges'] {
  const sorted: Record<RangeFate, WrittenRange[]> = {
    begins: [],
    ends: [],
    'goes on': [],
    'next only': [],
    other: [],
  };
  for (const written of pages.flatMap(rangesOfPage))
    sorted[fateOf(written.range, releases)].push(written);
  return sorted;
}

/** What a maintainer has to look at after a cut. */
export function printDecisions({ nextChanges, ranges }: CutReport, after: Versions): string {
  const { latest } = after;
  const next = after.versions.find(({ name }) => name === 'next')?.release;
  const open = new Set(ranges['goes on'].map(({ file }) => file)).size;
  return [
    ...paragraph(
      `Begins with ${latest}. Was it released? What was not belongs to next alone: write \`${laterRange(after)}\` there.`,
      ranges.begins.map(printRange),
    ),
    ...paragraph(`In next alone, as before.`, ranges['next only'].map(printRange)),
    ...paragraph(`Ended before ${latest}. Is it gone there too?`, ranges.ends.map(printRange)),
    ...paragraph(
      `Reads otherwise in next, which documents ${next} now.`,
      nextChanges.map(key => `  ${key}`),
    ),
    goesOn(ranges['goes on'].length, open, latest),
  ].join('\n');
}

/** The range of next alone: `>=4.14`. */
function laterRange({ versions }: Versions): string {
  const next = versions.find(({ name }) => name === 'next');
  return next ? `>=${next.release.replace(/\.0$/, '')}` : 'a later release';
}

function goesOn(ranges: number, pages: number, latest: string): string {
  const subject = ranges === 1 ? '1 open-ended range' : `${ranges} open-ended ranges`;
  const verb = ranges === 1 ? 'holds in' : 'hold in';
  const reason = ranges === 1 ? 'as it did' : 'as they did';
  return `${subject} in ${pages === 1 ? '1 page' : `${pages} pages`} ${verb} ${latest} ${reason} before it.`;
}

const paragraph = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [title, ...new Set(lines), ''] : [];

const printRange = ({ file, line, range }: WrittenRange): string => `  ${file}:${line}  ${range}`;
