import { setImmediate } from 'node:timers/promises';
import type { Article } from '../../model/article.ts';
import { articleIn, type CompiledPage } from '../../model/compiled-page.ts';
import type { PageKey } from '../../model/link.ts';
import { findDocByKey, getVersion, type Site } from '../../model/site.ts';
import { cacheKey } from '../cache.ts';
import { compilePage } from '../compile-page.ts';
import { toCompileTask } from '../compile-pages.ts';
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

/** A revision, and the values that it holds for. */
interface KnownRevision extends Pick<DevContent, 'context' | 'api'> {
  readonly site: Site;
  readonly revision: string;
}

/** Articles made when they are asked for, and kept while nothing that they are made from changes. */
export class DevPages {
  readonly #kept = new Map<PageKey, KeptPage>();
  /** What was shown last, for as long as an author's text cannot be read. */
  readonly #shown = new Map<string, Article>();
  readonly #revisions = new WeakMap<SitePage, KnownRevision>();
  #asked: PageInVersion | undefined;

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

  /** The article that somebody opens; the one before it while the text is broken. */
  article(place: PageInVersion, now: DevContent): Article | undefined {
    this.#asked = place;
    const name = `${place.version} ${place.key}`;
    const article = this.#compile(place, now);
    if (article) this.#shown.set(name, article);
    return article ?? this.#shown.get(name);
  }

  /** What is known of every page; a page that nobody asked for has no slices. */
  all({ content }: DevContent): readonly CompiledPage[] {
    return content.pages.map(
      ({ key, file }) => this.#kept.get(key)?.compiled ?? { key, file, slices: [], problems: [] },
    );
  }

  /**
   * Compiles the pages that the open one links into, one at a time, so that its links can be
   * checked; gives up when another page is opened.
   */
  async compileTargets(now: DevContent): Promise<void> {
    const asked = this.#asked;
    const links = asked ? (this.#compile(asked, now)?.links ?? []) : [];
    for (const key of new Set(links.filter(({ hash }) => hash !== '').map(({ page }) => page))) {
      await setImmediate();
      if (!asked || this.#asked !== asked) return;
      this.#compile({ ...asked, key }, now);
    }
  }

  #compile({ key, version }: PageInVersion, now: DevContent): Article | undefined {
    const page = now.content.pages.find(candidate => candidate.key === key);
    if (!page || !findDocByKey(getVersion(now.content.site, version), key)) return undefined;
    const revision = this.revisionOf(page, now);
    const kept = this.#kept.get(key);
    const same = kept?.revision === revision ? kept.compiled : undefined;
    const known = same && articleIn(same, version);
    // A text that cannot be read has no slice for any version.
    if (known || same?.slices.length === 0) return known;
    const wanted = [...(same?.slices.flatMap(slice => slice.versions) ?? []), version];
    const compiled = compilePage({ ...taskOf(page, now), wanted }, now.context);
    this.#kept.set(key, { revision, compiled });
    return articleIn(compiled, version);
  }
}

const taskOf = (page: SitePage, { content, api }: DevContent) =>
  toCompileTask(page, content.site, api.source);
