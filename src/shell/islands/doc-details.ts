import { toggleDetails } from '../collapse.ts';

/** A `<details>` whose height follows when it opens and closes. */
export class DocDetails extends HTMLElement {
  #listeners = new AbortController();

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('click', this.#onClick, { signal });
    this.addEventListener('beforematch', this.#open, { signal });
  }

  disconnectedCallback(): void {
    this.#listeners.abort();
  }

  #open = (): void => this.querySelector('details')?.setAttribute('open', '');

  #onClick = (event: Event): void => {
    const summary = (event.target as Element).closest('summary');
    const details = summary?.parentElement;
    const isOwn = details instanceof HTMLDetailsElement && details.parentElement === this;
    if (!summary || !isOwn || event.defaultPrevented) return;
    event.preventDefault();
    toggleDetails(details, summary);
  };
}
