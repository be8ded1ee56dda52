import type { Site } from '../model/site.ts';
import type { OutputFile } from './output-file.ts';

/** `_redirects.json`: old addresses for the server and for the hosts' configurations. */
export const toRedirectFiles = (site: Site): readonly OutputFile[] => [
  {
    path: '_redirects.json',
    contents: `${JSON.stringify(
      site.redirects.map(({ from, to, permanent }) => ({
        from,
        to,
        status: permanent ? 301 : 302,
      })),
      null,
      1,
    )}\n`,
  },
];
