import { createHash } from 'node:crypto';
import path from 'node:path';
import { bundleScript } from './bundle.ts';
import type { WrittenExample } from './read-examples.ts';

/** An example compiled by every release that can run it. */
export interface FrameSource {
  readonly root: string;
  readonly example: WrittenExample;
  /** Name of each release's runtime file. */
  readonly runtimes: Readonly<Record<string, string>>;
  /** Statements that define the component, by release. */
  readonly outputs: Readonly<Record<string, string>>;
}

const styles = `
html { color-scheme: light; font-family: var(--font-body, sans-serif); color: var(--color-text, CanvasText); background: var(--color-background, Canvas); }
body { margin: 0; padding: 1rem; line-height: 1.5; overflow-wrap: anywhere; }
body > :first-child { margin-block-start: 0; }
body > :last-child { margin-block-end: 0; }
button, input { font: inherit; color: inherit; }
button, input:is(:not([type]), [type="number"]) { padding: 0.25rem 0.75rem; border: 1px solid var(--color-border, ButtonBorder); border-radius: 0.375rem; background: var(--color-surface, ButtonFace); }
button { cursor: pointer; }
button:hover { border-color: currentColor; }
:focus-visible { outline: 2px solid var(--color-focus, Highlight); outline-offset: 2px; }
`.trim();

/** The document that a frame shows: nothing of it loads but the runtime that its own script asks for. */
export async function makeFrameDocument(source: FrameSource): Promise<string> {
  const { example } = source;
  const script = await bundleFrame(source);
  const policy = [
    "default-src 'none'",
    `script-src '${policyHash(script)}' 'strict-dynamic'`,
    `style-src '${policyHash(styles)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Live example: ${example.title}</title>
<style>${styles}</style>
<body>
${example.body}
<script>${script}</script>
`;
}

function bundleFrame({ root, example, runtimes, outputs }: FrameSource): Promise<string> {
  const different = [...new Set(Object.values(outputs))];
  const indexes = Object.entries(outputs).map(([release, output]) => [
    release,
    different.indexOf(output),
  ]);
  const own = Object.entries(runtimes).filter(([release]) => release in outputs);
  const frame = path.join(root, 'src/shell/islands/example-frame.ts');
  return bundleScript({
    entry: 'frame',
    modules: {
      frame: `import { startFrame } from '${frame}';
startFrame({
  runtimes: ${JSON.stringify(Object.fromEntries(own))},
  outputs: ${JSON.stringify(Object.fromEntries(indexes))},
  define: [${different.map(output => `() => { ${output} }`).join(', ')}],
  page: () => { ${example.script} },
});`,
    },
  });
}

const policyHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
