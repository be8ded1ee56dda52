import type { ServedSite } from '../server/address.ts';
import { hashedFolder } from '../server/headers.ts';
import type { ServedRedirect } from '../server/redirect.ts';

/** A file that a host reads. */
export interface HostFile {
  /** Path below the folder of all hosts' files: `nginx/docs.conf`. */
  readonly path: string;
  readonly contents: string;
}

/** Folders of hashed files; `_/site.json` stands in none of them. */
export const hashedFolders = ({ baseUrl, files }: ServedSite): readonly string[] => [
  ...new Set(
    [...files].flatMap(file => {
      const [folder, ...rest] = file.startsWith(baseUrl + hashedFolder)
        ? file.slice(baseUrl.length + hashedFolder.length).split('/')
        : [];
      return folder && rest.length > 0 ? [`${baseUrl}${hashedFolder}${folder}/`] : [];
    }),
  ),
];

/** On hosts the first match counts; on our server an exact address comes before what stands for many. */
export const exactFirst = (redirects: readonly ServedRedirect[]): readonly ServedRedirect[] => [
  ...redirects.filter(({ from }) => !from.endsWith('/*')),
  ...redirects.filter(({ from }) => from.endsWith('/*')),
];
