import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import examples from '../../content/examples/examples.ts';
import type { ExampleSource } from '../../src/model/live-example.ts';

/** An example as its author wrote it. */
export interface WrittenExample {
  readonly name: string;
  readonly title: string;
  /** Releases that can run it; every one when left out. */
  readonly range?: string;
  readonly files: readonly ExampleSource[];
  readonly component: ExampleSource;
  /** Stylesheets by the path that the component names. */
  readonly styles: Readonly<Record<string, string>>;
  /** The body of its page, without its script. */
  readonly body: string;
  readonly script: string;
}

const scriptElement = /<script>([\s\S]*?)<\/script>\s*/;

/** The examples of `content/examples`, sorted by name. */
export function readExamples(root: string): readonly WrittenExample[] {
  const listed: Readonly<Record<string, { title: string; range?: string }>> = examples;
  return Object.entries(listed)
    .map(([name, said]) => ({
      name,
      ...said,
      ...readExample(path.join(root, 'content/examples', name)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readExample(folder: string) {
  const files = readdirSync(folder)
    .sort()
    .map(name => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
  const component = files.find(({ name }) => name.endsWith('.tsx'));
  const page = files.find(({ name }) => name === 'index.html');
  if (!component || !page) throw new Error(`${folder} needs a component (.tsx) and index.html.`);
  return {
    files,
    component,
    styles: Object.fromEntries(
      files
        .filter(({ name }) => name.endsWith('.css'))
        .map(({ name, text }) => [`./${name}`, text]),
    ),
    body: page.text.replace(scriptElement, '').trim(),
    script: scriptElement.exec(page.text)?.[1] ?? '',
  };
}
