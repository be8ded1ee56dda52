import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CorpusSize } from './corpus.ts';
import { countOutput } from './count-output.ts';
import { measureNode } from './measure-process.ts';
import { measureReading } from './measure-reading.ts';
import { measureSearch } from './measure-search.ts';
import { peerSiteOf } from './peer-pages.ts';
import { ourParts, type Peer, peers } from './peers.ts';
import { serveSlowly } from './serve-slowly.ts';
import { medians, openBrowser } from './slow-phone.ts';
import { writeCorpus, writeFiles } from './write-corpus.ts';

/** Numbers of one tool, by what they say. */
export interface Compared {
  readonly name: string;
  readonly numbers: Readonly<Record<string, number>>;
}

interface BuiltSite extends Pick<Peer, 'name' | 'addressOf' | 'parts'> {
  readonly folder: string;
  readonly numbers: Readonly<Record<string, number>>;
}

const times = 5;

/** Builds the same text with this project and with each peer, and reads and searches in all of them on a slow phone. */
export async function compareWithPeers(size: CorpusSize): Promise<readonly Compared[]> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-peers-'));
  try {
    const sites = [await buildOurs(join(folder, 'ours'), size)];
    for (const peer of peers) sites.push(await buildPeer(peer, size));
    const compared: Compared[] = [];
    for (const site of sites) compared.push(await use(site));
    return compared;
  } finally {
    for (const made of [folder, workFolder]) rmSync(made, { recursive: true, force: true });
  }
}

async function buildOurs(folder: string, size: CorpusSize): Promise<BuiltSite> {
  const [root, out, cache] = [join(folder, 'site'), join(folder, 'dist'), join(folder, 'cache')];
  writeCorpus(root, size);
  const args = ['scripts/build.mjs', '--root', root, '--out', out, '--cache', cache];
  return {
    name: 'this project',
    folder: out,
    addressOf: slug => `/docs/${slug}`,
    parts: ourParts,
    numbers: await costs(args, out),
  };
}

/** Below the peers' packages, which their tools look for in the folders above. */
const workFolder = 'bench/peers/work';

async function buildPeer(peer: Peer, size: CorpusSize): Promise<BuiltSite> {
  const site = peerSiteOf(size);
  const folder = resolve(workFolder, peer.template);
  cpSync(join('bench/peers', peer.template), folder, { recursive: true });
  const { pages, ...rest } = site;
  const files = pages.map(page => peer.toFile(page, site));
  const corpus = { path: 'corpus.json', text: JSON.stringify(rest) };
  writeFiles(folder, [...files, corpus]);
  const out = join(folder, peer.out);
  return { ...peer, folder: out, numbers: await costs(peer.build, out, folder) };
}

async function costs(args: readonly string[], out: string, folder?: string) {
  const { seconds, cpuSeconds, peakBytes = Number.NaN } = await measureNode(args, folder);
  const { files, bytes } = countOutput(out);
  return {
    'cold build, s': seconds,
    'cold build, CPU s': cpuSeconds,
    'memory, MB': peakBytes / 1e6,
    'output, MB': bytes / 1e6,
    'output, files': files,
  };
}

async function use({ name, folder, numbers, ...peer }: BuiltSite): Promise<Compared> {
  const [browser, server] = [await openBrowser(), await serveSlowly(folder)];
  try {
    const reading = await medians(times, () => measureReading(browser, server, peer));
    const searching = await medians(times, () => measureSearch(browser, server, peer));
    return {
      name,
      numbers: {
        'first paint, ms': reading.firstPaint,
        'largest paint, ms': reading.largestPaint,
        'blocking, ms': reading.blocking,
        'layout shift, score': reading.shift,
        'page, KB': reading.pageBytes / 1000,
        'page and four clicks, KB': reading.sessionBytes / 1000,
        'click to the next page, ms': reading.click,
        'search: tap to first result, ms': searching.cold,
        'search: first key to result when open, ms': searching.ready,
        'search: slowest later key, its work, ms': searching.keyWork,
        'search: slowest later key, next frame, ms': searching.key,
        'search: loaded, KB': searching.searchBytes / 1000,
        ...numbers,
      },
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
