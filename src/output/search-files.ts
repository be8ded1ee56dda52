import type { SearchAddresses } from '../model/manifest.ts';
import { contentHash } from './content-hash.ts';
import type { OutputFile } from './output-file.ts';

/** The parts of the search index as files, and where the browser finds them. */
export interface SearchFiles {
  readonly addresses: SearchAddresses;
  readonly files: readonly OutputFile[];
}

/** Files for the two parts of the index, each named after its contents. */
export function toSearchFiles(
  parts: Readonly<Record<keyof SearchAddresses, unknown>>,
  baseUrl: string,
): SearchFiles {
  const toFile = (name: keyof SearchAddresses) => {
    const contents = JSON.stringify(parts[name]);
    return { path: `${baseUrl.slice(1)}_/search/${name}.${contentHash(contents)}.json`, contents };
  };
  const [titles, text] = [toFile('titles'), toFile('text')];
  return {
    addresses: { titles: `/${titles.path}`, text: `/${text.path}` },
    files: [titles, text],
  };
}
