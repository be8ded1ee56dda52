/** What one release says: the facts before they are merged over all releases. */
import type { ExportState, FlagState, MemberState, TypeState } from '../../src/model/api.ts';

type InOneRelease<T> = Omit<T, 'in'>;

export interface TypeSnapshot {
  readonly area: string;
  readonly state: InOneRelease<TypeState>;
  readonly members: Readonly<Record<string, InOneRelease<MemberState>>>;
}

export interface Snapshot {
  readonly release: string;
  readonly types: Readonly<Record<string, TypeSnapshot>>;
  readonly exports: Readonly<Record<string, Readonly<Record<string, InOneRelease<ExportState>>>>>;
  readonly flags: Readonly<Record<string, InOneRelease<FlagState>>>;
  readonly tasks: readonly string[];
  readonly requirements: Readonly<Record<string, string>>;
}
