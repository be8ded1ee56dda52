import type { FrameMessage, FrameTheme } from '../../model/live-example.ts';

/** How long a frame may take to say that it runs. */
const patience = 15_000;

const tokens = [
  '--color-text',
  '--color-text-muted',
  '--color-background',
  '--color-surface',
  '--color-border',
  '--color-accent',
  '--color-accent-text',
  '--color-focus',
  '--font-body',
];

/** The isolated frame in which a live example runs, with a button to begin anew. */
export class ExampleStage {
  readonly #host: HTMLElement;
  readonly #listeners = new AbortController();
  readonly #mode = new MutationObserver(() => this.#sendTheme());
  #frame: HTMLIFrameElement | undefined;
  #timer = 0;

  constructor(host: HTMLElement) {
    this.#host = host;
    addEventListener('message', this.#onMessage, { signal: this.#listeners.signal });
    this.#mode.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    this.#start();
  }

  /** Takes the frame away, and all that listens. */
  end(): void {
    this.#listeners.abort();
    this.#mode.disconnect();
    clearTimeout(this.#timer);
    this.#host.querySelector('.example-stage')?.remove();
  }

  #start(): void {
    const { src = '', label = '' } = this.#host.dataset;
    const frame = document.createElement('iframe');
    frame.title = label;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.referrerPolicy = 'no-referrer';
    frame.src = src;
    frame.addEventListener('load', () => this.#sendTheme());
    const reset = document.createElement('button');
    reset.type = 'button';
    reset.textContent = 'Reset';
    reset.addEventListener('click', () => this.#reset());
    const stage = document.createElement('div');
    stage.className = 'example-stage';
    stage.append(frame, reset);
    this.#host.querySelector('.example-note')?.after(stage);
    this.#frame = frame;
    this.#wait();
  }

  /** The same document anew: an address that differs in nothing would not load again. */
  #reset(): void {
    this.#host.querySelector('.example-stage')?.remove();
    this.#say('waiting');
    this.#start();
    this.#host.querySelector<HTMLElement>('.example-stage button')?.focus();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#say('failed'), patience);
  }

  #onMessage = ({ source, data }: MessageEvent<FrameMessage>): void => {
    if (!this.#frame || source !== this.#frame.contentWindow) return;
    if (data?.type === 'docs:height')
      this.#frame.height = String(Math.min(Math.max(0, Math.ceil(Number(data.height))), 2000));
    if (data?.type === 'docs:failed') this.#say('failed');
    if (data?.type !== 'docs:ready') return;
    clearTimeout(this.#timer);
    this.#say('running');
    this.#sendTheme();
  };

  #say(state: 'waiting' | 'running' | 'failed'): void {
    this.#host.dataset.state = state;
  }

  #sendTheme(): void {
    const styles = getComputedStyle(document.documentElement);
    const theme: FrameTheme = {
      type: 'docs:theme',
      scheme: document.documentElement.dataset.theme ?? 'light',
      tokens: Object.fromEntries(tokens.map(name => [name, styles.getPropertyValue(name)])),
    };
    // The frame's origin is opaque: no other target would reach it.
    this.#frame?.contentWindow?.postMessage(theme, '*');
  }
}
