/**
 * Versions of the documentation, and where they are served.
 *
 * A documentation version documents one release of the toolchain. The latest released one is served
 * without a version in its address (`/docs/events`), every other under its name
 * (`/docs/v4.11/events`). Lists of versions run from the newest to the oldest.
 */
import * as v from 'valibot';

const release = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+$/, 'a release is three numbers in a quoted string, for example "4.12.6"'),
);

const support = v.picklist(['preview', 'active', 'maintenance', 'ended']);

/** What a maintainer writes for one version in `content/versions.ts`. */
export const versionEntrySchema = v.strictObject({
  /** Name in addresses and storage: `next`, `v4.12`. */
  name: v.pipe(
    v.string(),
    v.regex(/^(next|v\d+(\.\d+)?)$/, 'a version is named "next", "v3" or "v4.12"'),
  ),
  /** The toolchain release that this version documents, for example `4.12.6`. */
  release,
  /** Name on screen; the name itself when left out. */
  label: v.optional(v.string()),
  /** Day of the release, `2024-01-29`. */
  released: v.optional(v.pipe(v.string(), v.isoDate())),
  /** Whether the toolchain's makers still mend this version. */
  support: v.optional(support),
});

/** `content/versions.ts`: all versions from the newest to the oldest, and which is the latest. */
export const versionsSchema = v.pipe(
  v.strictObject({
    latest: v.string(),
    versions: v.pipe(v.array(versionEntrySchema), v.minLength(1)),
  }),
  v.check(
    ({ latest, versions }) => versions.some(entry => entry.name === latest),
    'the latest version must be one of the versions',
  ),
  v.check(
    ({ versions }) => new Set(versions.map(entry => entry.name)).size === versions.length,
    'two versions have the same name',
  ),
);

export type VersionSupport = v.InferOutput<typeof support>;
export type VersionEntry = v.InferOutput<typeof versionEntrySchema>;
export type Versions = v.InferOutput<typeof versionsSchema>;
/** What `content/versions.ts` may contain, before defaults. */
export type VersionsInput = v.InferInput<typeof versionsSchema>;
