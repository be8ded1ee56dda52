/** A `<details>` whose height follows when it opens and closes. */
export class DocDetails extends HTMLElement {
  #listeners = new AbortController();
  #animation: Animation | undefined;

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('click', this.#onClick, { signal });
    this.addEventListener('beforematch', this.#open, { signal });
  }

  disconnectedCallback(): void {
    this.#listeners.abort();
    this.#animation?.cancel();
  }

  #open = (): void => this.querySelector('details')?.setAttribute('open', '');

  #onClick = (event: Event): void => {
    const summary = (event.target as Element).closest('summary');
    const details = summary?.parentElement;
    const isOwn = details instanceof HTMLDetailsElement && details.parentElement === this;
    if (!summary || !isOwn || event.defaultPrevented) return;
    event.preventDefault();
    const opens = !details.open || this.dataset.moving === 'closing';
    this.#move(details, summary, opens);
  };

  #move(details: HTMLDetailsElement, summary: HTMLElement, opens: boolean): void {
    const from = details.offsetHeight;
    this.#animation?.cancel();
    const frame = details.offsetHeight - details.clientHeight;
    details.open = true;
    const to = opens ? details.offsetHeight : summary.offsetHeight + frame;
    this.dataset.moving = opens ? 'opening' : 'closing';
    const heights = { height: [`${from}px`, `${to}px`] };
    this.#animation = details.animate(heights, { duration: durationOf(to - from), easing: 'ease' });
    this.#animation.onfinish = () => {
      details.open = opens;
      delete this.dataset.moving;
    };
  }
}

/** Longer for more, but less than in proportion; no motion for those who asked for none. */
const durationOf = (distance: number): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 1
    : Math.round(80 + 10 * Math.sqrt(Math.abs(distance)));
