import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import type { CompiledExample } from '../../src/model/live-example.ts';
import { hashSources, hashText } from '../../src/source/example-hash.ts';
import { readToolchains, type Toolchain } from '../toolchain-releases.ts';
import { bundleRuntime } from './bundle-runtime.ts';
import { bundleComponent, importedNames, transpileComponent } from './compile-component.ts';
import { makeFrameDocument } from './frame-document.ts';
import { readExamples, type WrittenExample } from './read-examples.ts';

/** Compiles the live examples with every release and writes `content/examples/compiled`; gives the sizes of its files. */
export async function writeExamples(root: string): Promise<Readonly<Record<string, number>>> {
  const toolchains = readToolchains(root);
  const examples = readExamples(root);
  const code = await transpileAll(examples, toolchains);
  const runtimes = await bundleRuntimes(toolchains, code);
  const files = new Map<string, string>(
    Object.values(runtimes).map(({ file, text }) => [file, text]),
  );
  const compiled: Record<string, CompiledExample> = {};
  for (const example of examples) {
    const outputs = await bundleOutputs(example, code);
    const names = Object.fromEntries(
      Object.entries(runtimes).map(([release, { file }]) => [release, file]),
    );
    const text = await makeFrameDocument({ root, example, runtimes: names, outputs });
    const document = `${example.name}.${hashText(text)}.html`;
    files.set(document, text);
    compiled[example.name] = {
      title: example.title,
      document,
      releases: Object.keys(outputs),
      sources: hashSources(example.files),
    };
  }
  files.set('examples.json', `${JSON.stringify(compiled, null, 2)}\n`);
  return writeAll(path.join(root, 'content/examples/compiled'), files);
}

/** Compiled modules by example and release. */
type CompiledCode = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** One after the other, in the same order each time: releases from 4.12 on number their keys by call. */
async function transpileAll(
  examples: readonly WrittenExample[],
  toolchains: readonly Toolchain[],
): Promise<CompiledCode> {
  const all = new Map<string, Map<string, string>>();
  for (const example of examples) {
    const own = new Map<string, string>();
    for (const toolchain of toolchains)
      if (example.range === undefined || satisfies(toolchain.release, example.range))
        own.set(toolchain.release, await transpileComponent(example, toolchain));
    all.set(example.name, own);
  }
  return all;
}

interface NamedText {
  readonly file: string;
  readonly text: string;
}

async function bundleRuntimes(
  toolchains: readonly Toolchain[],
  code: CompiledCode,
): Promise<Readonly<Record<string, NamedText>>> {
  const runtimes: Record<string, NamedText> = {};
  for (const toolchain of toolchains) {
    const { release } = toolchain;
    const modules = [...code.values()].flatMap(own => own.get(release) ?? []);
    const names = [...new Set(modules.flatMap(importedNames))].sort();
    const text = await bundleRuntime(toolchain, names);
    runtimes[release] = { file: `runtime-${release}.${hashText(text)}.js`, text };
  }
  return runtimes;
}

async function bundleOutputs(
  example: WrittenExample,
  code: CompiledCode,
): Promise<Readonly<Record<string, string>>> {
  const byCode = new Map<string, string>();
  const outputs: Record<string, string> = {};
  for (const [release, module] of code.get(example.name) ?? []) {
    const output = byCode.get(module) ?? (await bundleComponent(module, example));
    byCode.set(module, output);
    outputs[release] = output;
  }
  return outputs;
}

function writeAll(
  folder: string,
  files: ReadonlyMap<string, string>,
): Readonly<Record<string, number>> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  return Object.fromEntries([...files].map(([name, text]) => [name, text.length]));
}
