import type { Chance } from './chance.ts';

/** A fenced sample in one of the languages that the documentation uses; no two are the same. */
export function sampleOf(index: number, chance: Chance): string {
  const write = writers[index % writers.length] as (typeof writers)[number];
  return write(`x${chance.below(1e6).toString(36)}`);
}

type Writer = (name: string) => string;

const component: Writer = name => `\`\`\`tsx title="src/components/my-${name}.tsx"
import { Component, Event, EventEmitter, Prop, State, h } from '@stencil/core';

@Component({ tag: 'my-${name}', styleUrl: 'my-${name}.css', shadow: true })
export class My${name.toUpperCase()} {
  /** What is shown first. */
  @Prop({ reflect: true }) label = '${name}';
  @State() private count = 0;
  @Event() changed!: EventEmitter<number>;

  private increase = () => {
    this.count += 1;
    this.changed.emit(this.count);
  };

  render() {
    return (
      <button type="button" onClick={this.increase}>
        {this.label}: {this.count}
      </button>
    );
  }
}
\`\`\``;

const configuration: Writer = name => `\`\`\`ts title="stencil.config.ts"
import type { Config } from '@stencil/core';

export const config: Config = {
  namespace: '${name}',
  taskQueue: 'async',
  outputTargets: [
    { type: 'dist', esmLoaderPath: '../loader' },
    { type: 'www', serviceWorker: null, baseUrl: 'https://example.org/${name}' },
  ],
};
\`\`\``;

const styles: Writer = name => `\`\`\`css
:host {
  --${name}-color: #5851ff;
  display: block;
}

:host(.is-${name}) button:hover {
  color: var(--${name}-color, rebeccapurple);
  padding: 0.5rem 1rem;
}
\`\`\``;

const commands: Writer = name => `\`\`\`bash
npm install ${name} --save-exact
npx stencil build --docs --prod --config stencil.${name}.config.ts
\`\`\``;

const data: Writer = name => `\`\`\`json
{
  "name": "${name}",
  "main": "dist/index.cjs.js",
  "module": "dist/index.js",
  "files": ["dist/", "loader/"],
  "scripts": { "build": "stencil build --docs", "test": "stencil test --spec" }
}
\`\`\``;

const markup: Writer = name => `\`\`\`html
<!doctype html>
<html lang="en">
  <head>
    <script type="module" src="/build/${name}.esm.js"></script>
  </head>
  <body>
    <my-${name} label="first"></my-${name}>
  </body>
</html>
\`\`\``;

const difference: Writer = name => `\`\`\`diff
-  @Prop({ context: 'publicPath' }) private path!: string;
+  private path = getAssetPath('./${name}.svg');
\`\`\``;

const writers = [component, configuration, styles, commands, data, markup, difference];
