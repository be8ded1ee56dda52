/**
 * The script inside the frame of a live example. It stands in a document of its own, whose origin is
 * opaque: all that it knows of the page around it comes by message.
 */
import type { FrameMessage, FrameTheme } from '../../model/live-example.ts';

/** What runs in a frame. */
export interface FrameContents {
  /** Address of each release's runtime. */
  readonly runtimes: Readonly<Record<string, string>>;
  /** Which of the components' outputs each release made. */
  readonly outputs: Readonly<Record<string, number>>;
  /** The different outputs: each defines the components. */
  readonly define: readonly (() => void)[];
  /** The script of the example's page. */
  readonly page: () => void;
}

/** Loads the runtime of the release that the address names, then the components, then the page's script. */
export function startFrame({ runtimes, outputs, define, page }: FrameContents): void {
  const release = location.hash.slice(1);
  const [runtime, output] = [runtimes[release], define[outputs[release] ?? -1]];
  addEventListener('message', followTheme);
  addEventListener('error', () => tell({ type: 'docs:failed' }));
  if (runtime === undefined || !output) {
    tell({ type: 'docs:failed' });
    return;
  }
  const script = document.createElement('script');
  script.onerror = () => tell({ type: 'docs:failed' });
  script.onload = () => {
    output();
    page();
    // An observer waits until the frame is in sight.
    tellHeight();
    new ResizeObserver(tellHeight).observe(document.documentElement);
    tell({ type: 'docs:ready' });
  };
  script.src = runtime;
  document.head.append(script);
}

function tell(message: FrameMessage): void {
  parent.postMessage(message, '*');
}

const tellHeight = (): void =>
  tell({ type: 'docs:height', height: document.documentElement.offsetHeight });

function followTheme({ source, data }: MessageEvent<FrameTheme>): void {
  if (source !== parent || data?.type !== 'docs:theme') return;
  const { style } = document.documentElement;
  style.colorScheme = data.scheme;
  for (const [name, value] of Object.entries(data.tokens)) style.setProperty(name, value);
}
