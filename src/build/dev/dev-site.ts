import { join } from 'node:path';
import type { ServedSite } from '../../../server/address.ts';
import type { Problem } from '../../model/problem.ts';
import type { ModuleCache } from '../../source/read-site-files.ts';
import type { BuildPlaces } from '../build.ts';
import { buildShell, type ShellAssets } from '../build-shell.ts';
import { openCache } from '../cache.ts';
import { checkSite } from '../check-site.ts';
import { type DevContent, hasPage, readDevContent, rereadPage } from './dev-content.ts';
import { type DevFiles, devFiles } from './dev-files.ts';
import { DevPages } from './dev-pages.ts';

/** The site as it is being written: files are made when they are asked for, from what is there then. */
export class DevSite {
  readonly #places: BuildPlaces;
  readonly #modules: ModuleCache;
  readonly #pages: DevPages;
  #now: DevContent | undefined;
  #shell: ShellAssets | undefined;
  #made: DevFiles = { revision: '', files: new Map() };
  /** Of files that all depends on. */
  #broken: readonly Problem[] = [];

  constructor(places: BuildPlaces) {
    this.#places = places;
    this.#modules = openCache(join(places.cache, 'modules'));
    const cache = openCache(join(places.cache, 'pages'));
    this.#pages = new DevPages({ cache, pipeline: places.pipeline });
  }

  /** Reads everything; what was there before stays where a file that all depends on is broken. */
  async read(): Promise<void> {
    const { now, problems } = await readDevContent(this.#places.root, this.#modules);
    this.#broken = now ? [] : problems;
    if (!now) return;
    const isMoved = this.#now?.content.site.config.baseUrl !== now.content.site.config.baseUrl;
    this.#now = now;
    if (isMoved) await this.readShell();
    else this.#renew();
  }

  /** Reads one page again; everything when the site does not have it yet. */
  async readPage(key: string): Promise<void> {
    if (!this.#now || !hasPage(this.#now, key)) return this.read();
    this.#now = await rereadPage(this.#places.root, key, this.#now);
    this.#renew();
  }

  /** Makes the shell again if its sources have changed. */
  async readShell(): Promise<void> {
    const { project, cache } = this.#places;
    const baseUrl = this.#now?.content.site.config.baseUrl;
    if (baseUrl === undefined) return;
    const source = { project, baseUrl, audience: 'authors' as const };
    this.#shell = await buildShell(source, openCache(join(cache, 'shell')));
    this.#renew();
  }

  /** The file at a path, made now. */
  file(path: string): string | Uint8Array | undefined {
    return this.#made.files.get(path)?.();
  }

  /** What the server needs to find the file that an address stands for. */
  get served(): ServedSite | undefined {
    const site = this.#now?.content.site;
    if (!site) return undefined;
    const redirects = site.redirects.map(({ from, to, permanent }) => ({
      from,
      to,
      status: permanent ? (301 as const) : (302 as const),
    }));
    return {
      baseUrl: site.config.baseUrl,
      files: new Set(this.#made.files.keys()),
      versions: site.versions,
      redirects,
    };
  }

  /** All that is wrong, in the pages that were asked for and in what all pages share. */
  problems(): readonly Problem[] {
    if (!this.#now) return this.#broken;
    const { content, api } = this.#now;
    return [
      ...this.#broken,
      ...api.problems,
      ...checkSite(content.site, content, this.#pages.all(this.#now)),
    ];
  }

  /** Names the state of the content. */
  get revision(): string {
    return this.#made.revision;
  }

  /** Names of all versions, for printing. */
  get versionNames(): readonly string[] {
    return this.#now?.content.site.versions.map(({ name }) => name) ?? [];
  }

  /** Compiles what the checks look at: the open page for all its versions, and where its links lead. */
  async compileForChecks(): Promise<void> {
    if (this.#now) await this.#pages.compileForChecks(this.#now);
  }

  #renew(): void {
    if (!this.#now || !this.#shell) return;
    this.#made = devFiles({ now: this.#now, pages: this.#pages, shell: this.#shell });
  }
}
