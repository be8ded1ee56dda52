/** What the page "How these docs are checked" tells: counts of the last verification, and of descriptions. */
import type {} from 'mdast';
import type { Api } from './api.ts';
import { type ApiDescriptions, describeMember } from './api-descriptions.ts';
import { apiMembersIn } from './api-table.ts';
import { type SampleCounts, sumCounts } from './verification.ts';

/** A section of the documentation and the samples of its pages. */
export interface SectionSamples {
  readonly section: string;
  readonly counts: SampleCounts;
}

/** How many members an area of the public surface has in each version, and how many are described. */
export interface AreaMembers {
  readonly area: string;
  /** By version, in the order of the report's versions. */
  readonly counts: readonly { readonly all: number; readonly described: number }[];
}

export interface VerificationReport {
  /** Labels of the versions, from the newest to the oldest. */
  readonly versions: readonly string[];
  readonly sections: readonly SectionSamples[];
  readonly areas: readonly AreaMembers[];
}

declare module 'mdast' {
  interface Data {
    /** What fills `<VerificationTables>`. */
    verification?: VerificationReport;
  }
}

/** A part of the public surface and the tables that make it up. */
export interface ApiArea {
  readonly area: string;
  readonly tables: readonly string[];
}

/** Counts by section, in the order in which the sections first come. */
export function countSections(
  pages: readonly { readonly section: string; readonly counts: SampleCounts }[],
): readonly SectionSamples[] {
  const sections = new Map<string, SampleCounts[]>();
  for (const { section, counts } of pages)
    sections.set(section, [...(sections.get(section) ?? []), counts]);
  return [...sections].map(([section, all]) => ({ section, counts: sumCounts(all) }));
}

/** For each area how many members each release has, and how many of these our words describe. */
export const countDescribed = (
  areas: readonly ApiArea[],
  { api, descriptions }: { readonly api: Api; readonly descriptions: ApiDescriptions },
  releases: readonly string[],
): readonly AreaMembers[] =>
  areas.map(({ area, tables }) => ({
    area,
    counts: releases.map(release => {
      const members = tables.flatMap(of =>
        apiMembersIn(api, of, release)
          .filter(({ declaredIn }) => declaredIn === of)
          .map(member => ({ ...member, of })),
      );
      const described = members.filter(
        member => describeMember(descriptions, member, release) !== undefined,
      );
      return { all: members.length, described: described.length };
    }),
  }));
