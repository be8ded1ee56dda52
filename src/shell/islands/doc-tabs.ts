import { lasting } from '../storage.ts';

const groupPrefix = 'docusaurus.tab.';

/**
 * Tabs out of captions and contents that follow each other:
 *
 *     <doc-tabs data-group="framework" data-query="framework">
 *       <p data-value="react" data-selected>React</p> <div data-selected>…</div>
 *       <p data-value="vue">Vue</p>                   <div>…</div>
 *     </doc-tabs>
 *
 * The captions become the tabs, moved into a list; nothing moves on screen.
 */
export class DocTabs extends HTMLElement {
  #listeners = new AbortController();
  #tabs: readonly HTMLElement[] = [];
  #panels: readonly HTMLElement[] = [];

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    if (this.#tabs.length === 0) this.#makeTabs();
    this.addEventListener('click', this.#onClick, { signal });
    this.addEventListener('keydown', this.#onKey, { signal });
    this.addEventListener('beforematch', this.#onMatch, { signal });
    window.addEventListener('storage', this.#onStorage, { signal });
    window.addEventListener('hashchange', this.#revealHash, { signal });
    this.show(this.#firstChoice());
    this.#revealHash();
  }

  disconnectedCallback(): void {
    this.#listeners.abort();
  }

  /** Shows the content with a value; one that does not exist changes nothing. */
  show(value: string | null | undefined): void {
    const shown = this.#tabs.findIndex(tab => tab.dataset.value === value);
    if (shown < 0) return;
    this.#tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === shown));
      tab.tabIndex = index === shown ? 0 : -1;
    });
    this.#panels.forEach((panel, index) => {
      if (index === shown) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
  }

  #makeTabs(): void {
    const number = [...document.querySelectorAll('doc-tabs')].indexOf(this);
    this.#tabs = [...this.querySelectorAll<HTMLElement>('p[data-value]')].filter(
      tab => tab.closest('doc-tabs') === this,
    );
    this.#panels = [...this.querySelectorAll<HTMLElement>(':scope > div:not([role="tablist"])')];
    this.#tabs.forEach((tab, index) => {
      const panel = this.#panels[index] as HTMLElement;
      tab.id = `tab-${number}-${index}`;
      panel.id = `panel-${number}-${index}`;
      tab.role = 'tab';
      panel.role = 'tabpanel';
      tab.setAttribute('aria-controls', panel.id);
      panel.setAttribute('aria-labelledby', tab.id);
    });
    this.querySelector(':scope > [role="tablist"]')?.remove();
    const list = document.createElement('div');
    list.role = 'tablist';
    list.append(...this.#tabs);
    this.prepend(list);
  }

  /** The address decides, else the reader's last choice in the group, else the author. */
  #firstChoice(): string | undefined {
    const { group, query } = this.dataset;
    const values = this.#tabs.map(tab => tab.dataset.value);
    const choices = [
      query && new URLSearchParams(location.search).get(query),
      group && lasting.read(groupPrefix + group),
      this.#tabs.find(tab => tab.dataset.selected !== undefined)?.dataset.value,
    ];
    return (
      choices.find(choice => typeof choice === 'string' && values.includes(choice)) ?? values[0]
    );
  }

  #choose(tab: HTMLElement): void {
    const { value = '' } = tab.dataset;
    const { group, query } = this.dataset;
    const before = tab.getBoundingClientRect().top;
    this.show(value);
    if (group) {
      lasting.write(groupPrefix + group, value);
      for (const other of document.querySelectorAll<DocTabs>('doc-tabs'))
        if (other.dataset.group === group) other.show(value);
    }
    if (query) keepInAddress(query, value);
    // Contents above may have changed their height: the tab stays under the pointer.
    scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  }

  #onClick = ({ target }: Event): void => {
    const tab = this.#tabs.find(each => each.contains(target as Node));
    if (tab) this.#choose(tab);
  };

  #onKey = (event: KeyboardEvent): void => {
    const current = this.#tabs.indexOf(event.target as HTMLElement);
    const next = current < 0 ? undefined : this.#tabs.at(this.#toIndex(event.key, current));
    if (!next || next === event.target) return;
    event.preventDefault();
    next.focus();
    this.#choose(next);
  };

  #toIndex(key: string, current: number): number {
    const count = this.#tabs.length;
    const forward = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const steps: Record<string, number> = { [forward]: current + 1, [backward]: current - 1 };
    if (key === 'Home') return 0;
    if (key === 'End') return -1;
    return (steps[key] ?? current) % count;
  }

  #onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === groupPrefix + this.dataset.group) this.show(newValue);
  };

  /** Find-in-page, or a link, leads into a content that is not shown. */
  #onMatch = ({ target }: Event): void => this.#reveal(target as Node);

  #revealHash = (): void => {
    const target = this.querySelector(':target');
    if (!target) return;
    this.#reveal(target);
    target.scrollIntoView();
  };

  #reveal(target: Node): void {
    const index = this.#panels.findIndex(panel => panel.contains(target));
    this.show(this.#tabs[index]?.dataset.value);
  }
}

function keepInAddress(name: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}
