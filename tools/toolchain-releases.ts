import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from 'semver';

/** A release of the toolchain, installed under an alias in `tools/toolchains`. */
export interface Toolchain {
  /** `4.12.6` */
  readonly release: string;
  /** Absolute path of its package. */
  readonly directory: string;
}

/** The folder of the workspace that holds the toolchains. */
export const toolchainsFolder = (root: string): string => path.join(root, 'tools/toolchains');

/** The releases that the workspace names, from the oldest to the newest. */
export function readToolchains(root: string): readonly Toolchain[] {
  const folder = toolchainsFolder(root);
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.entries(dependencies)
    .flatMap(([alias, spec]) => {
      const release = /^npm:@stencil\/core@(.+)$/.exec(spec)?.[1];
      return release ? [{ release, directory: path.join(folder, 'node_modules', alias) }] : [];
    })
    .sort((a, b) => compare(a.release, b.release));
}
