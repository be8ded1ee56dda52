import { setImmediate } from 'node:timers/promises';
import type { Article } from '../../model/article.ts';
import { articleIn, type CompiledPage } from '../../model/compiled-page.ts';
import type { PageKey } from '../../model/link.ts';
import { findDocByKey, getVersion, type Site } from '../../model/site.ts';
import { type KnownSamples, withKnownSamples } from '../../render/code/tokenize.ts';
import type { PageFile } from '../../source/read-pages.ts';
import { cacheKey } from '../cache.ts';
import { type CompileTask, compilePage } from '../compile-page.ts';
import { toCompileTask } from '../compile-pages.ts';
import { keepSamples, readSamples, type SampleStore } from '../known-samples.ts';
import type { SitePage } from '../read-site.ts';
import type { DevContent } from './dev-content.ts';

/** A page as one version shows it. */
interface PageInVersion {
  readonly key: PageKey;
  readonly version: string;
}

interface KeptPage {
  readonly revision: string;
  readonly compiled: CompiledPage;
}

interface ShownArticle {
  readonly revision: string;
  readonly article: Article;
}

/** A revision, and the values that it holds for. */
interface KnownRevision extends Pick<DevContent, 'context' | 'api'> {
  readonly site: Site;
  readonly revision: string;
}

/** Articles made when they are asked for, and kept while nothing that they are made from changes. */
export class DevPages {
  /** Pages compiled for all their versions, which finds what is wrong with them. */
  readonly #kept = new Map<PageKey, KeptPage>();
  /** What was shown last, also for as long as an author's text cannot be read. */
  readonly #shown = new Map<string, ShownArticle>();
  readonly #revisions = new WeakMap<SitePage, KnownRevision>();
  readonly #samples: SampleStore;
  readonly #known = new Map<PageKey, KnownSamples>();
  #asked: PageInVersion | undefined;

  constructor(samples: SampleStore) {
    this.#samples = samples;
  }

  /** Names the state of all that a page's articles are made from. */
  revisionOf(page: SitePage, now: DevContent): string {
    const { content, context, api } = now;
    const known = this.#revisions.get(page);
    const isSame = known?.site === content.site && known.context === context && known.api === api;
    if (isSame) return known.revision;
    const revision = cacheKey(taskOf(page, now), context).slice(0, 12);
    this.#revisions.set(page, { site: content.site, context, api, revision });
    return revision;
  }

  /**
   * The article that somebody opens; the one before it while the text is broken. It is compiled for
   * its version alone, since an author waits for it: other versions and problems come with the checks.
   */
  article(place: PageInVersion, now: DevContent): Article | undefined {
    this.#asked = place;
    const name = `${place.version} ${place.key}`;
    const shown = this.#shown.get(name);
    const page = findPage(place, now);
    if (!page) return shown?.article;
    const revision = this.revisionOf(page, now);
    if (shown?.revision === revision) return shown.article;
    const kept = this.#kept.get(place.key);
    const compiled = kept?.revision === revision ? kept.compiled : undefined;
    const article =
      (compiled && articleIn(compiled, place.version)) ??
      articleIn(this.#compileFor(place.version, page, now), place.version) ??
      shown?.article;
    if (article) this.#shown.set(name, { revision, article });
    return article;
  }

  /** What is known of every page; a page that nobody asked for has no slices. */
  all({ content }: DevContent): readonly CompiledPage[] {
    return content.pages.map(
      ({ key, file }) => this.#kept.get(key)?.compiled ?? { key, file, slices: [], problems: [] },
    );
  }

  /**
   * Compiles for all their versions the pages that were open and have changed since, and those that
   * the open one links into, one at a time, so that all can be checked; gives up when another page is
   * opened.
   */
  async compileForChecks(now: DevContent): Promise<void> {
    const asked = this.#asked;
    if (!asked) return;
    const links = this.#compileWhole(asked.key, now).flatMap(slice => slice.article.links);
    const targets = links.filter(({ hash }) => hash !== '').map(({ page }) => page);
    for (const key of new Set([...this.#kept.keys(), ...targets])) {
      await setImmediate();
      if (this.#asked !== asked) return;
      this.#compileWhole(key, now);
    }
  }

  /** All texts of a page; none when the site does not have it, or when its text cannot be read. */
  #compileWhole(key: PageKey, now: DevContent): CompiledPage['slices'] {
    const page = now.content.pages.find(candidate => candidate.key === key);
    if (!page) return [];
    const revision = this.revisionOf(page, now);
    const kept = this.#kept.get(key);
    if (kept?.revision === revision) return kept.compiled.slices;
    const { result, samples } = this.#compileTask(taskOf(page, now), now);
    this.#keepSamples(page, samples);
    this.#kept.set(key, { revision, compiled: result });
    return result.slices;
  }

  #compileFor(version: string, page: SitePage, now: DevContent): CompiledPage {
    const task = taskOf(page, now);
    const versions = task.versions.filter(({ name }) => name === version);
    return this.#compileTask({ ...task, versions }, now).result;
  }

  #compileTask(task: CompileTask, { context }: DevContent) {
    return withKnownSamples(this.#samplesOf(task.page), () => compilePage(task, context));
  }

  /** The samples that a page had when it was last built, or last open in another session. */
  #samplesOf({ key, file }: PageFile): KnownSamples {
    const known = this.#known.get(key) ?? readSamples(file, this.#samples);
    this.#known.set(key, known);
    return known;
  }

  #keepSamples(page: SitePage, samples: KnownSamples): void {
    const all = new Map([...this.#samplesOf(page), ...samples]);
    if (all.size > this.#samplesOf(page).length) keepSamples(page.file, [...all], this.#samples);
  }
}

/** A page that the version has. */
function findPage({ key, version }: PageInVersion, { content }: DevContent): SitePage | undefined {
  const page = content.pages.find(candidate => candidate.key === key);
  return page && findDocByKey(getVersion(content.site, version), key) ? page : undefined;
}

const taskOf = (page: SitePage, { content, api }: DevContent) =>
  toCompileTask(page, content.site, api.source);
