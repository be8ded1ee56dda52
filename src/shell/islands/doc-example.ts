import type { ExampleStage } from './example-stage.ts';

/**
 * A live example beside its source, set up when it comes into view. Until it runs, and when it fails,
 * the line of text that stands there says so.
 */
export class DocExample extends HTMLElement {
  #stage: ExampleStage | undefined;
  #view: IntersectionObserver | undefined;

  connectedCallback(): void {
    this.dataset.state = 'waiting';
    this.#view = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#start();
    });
    this.#view.observe(this);
  }

  disconnectedCallback(): void {
    this.#view?.disconnect();
    this.#stage?.end();
    this.#stage = undefined;
  }

  async #start(): Promise<void> {
    this.#view?.disconnect();
    try {
      const { ExampleStage } = await import('./example-stage.ts');
      if (this.isConnected) this.#stage ??= new ExampleStage(this);
    } catch {
      this.dataset.state = 'failed';
    }
  }
}
