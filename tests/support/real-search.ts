import { basename, join } from 'node:path';
import { bundleProgram } from '../../scripts/bundle.mjs';
import { checkSiteContent } from '../../src/build/build.ts';
import { collectContent } from '../../src/search/collect-content.ts';
import { openSiteSearch } from '../../src/search/search-site.ts';
import { packText, unpackText } from '../../src/search/text-part.ts';
import { packTitles, unpackTitles } from '../../src/search/titles-part.ts';

const root = join(import.meta.dirname, '../..');

/** The search of this site as readers have it: packed, sent as JSON, and read back. */
export async function openRealSearch() {
  const bundle = await bundleProgram('build');
  const { site, compiled, content } = await checkSiteContent({
    root,
    project: root,
    cache: join(root, '.cache'),
    worker: join(bundle, 'worker.js'),
    pipeline: basename(bundle),
  });
  if (!site) throw new Error('The content of the site cannot be read.');
  const found = collectContent(site, compiled, content.files.search);
  const parts = {
    titles: JSON.stringify(packTitles(found)),
    text: JSON.stringify(packText(found)),
  };
  const outline = unpackTitles(JSON.parse(parts.titles));
  const words = unpackText(JSON.parse(parts.text), outline.rows);
  return {
    parts,
    content: found,
    titles: openSiteSearch(outline),
    whole: openSiteSearch(outline, words),
  };
}
