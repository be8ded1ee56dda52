import { createRequire } from 'node:module';
import path from 'node:path';
import type { Toolchain } from '../toolchain-releases.ts';
import { bundleScript } from './bundle.ts';
import { runtimeImport, runtimeVariable } from './bundle-runtime.ts';
import type { WrittenExample } from './read-examples.ts';

interface TranspileResult {
  readonly code: string;
  readonly diagnostics: readonly { readonly level: string; readonly messageText: string }[];
}

/** An example's component as a release compiles it: a module that imports the runtime and the styles. */
export async function transpileComponent(
  { component, name }: WrittenExample,
  { release, directory }: Toolchain,
): Promise<string> {
  const load = createRequire(path.join(directory, 'package.json'));
  const { transpile } = load('./compiler/stencil.js') as {
    transpile(code: string, options: object): Promise<TranspileResult>;
  };
  const { code, diagnostics } = await transpile(component.text, {
    file: component.name,
    coreImportPath: runtimeImport,
    componentExport: 'customelement',
    style: 'static',
    styleImportData: null,
    target: 'es2017',
    sourceMap: false,
    transformAliasedImportPaths: false,
  });
  const errors = diagnostics.filter(({ level }) => level === 'error');
  if (errors.length > 0)
    throw new Error(
      `${name} does not compile with ${release}: ${errors.map(({ messageText }) => messageText).join('; ')}`,
    );
  return code;
}

/** The names that a compiled component takes from the runtime. */
export const importedNames = (code: string): readonly string[] =>
  [...code.matchAll(/import \{([^}]*)\} from "stencil-runtime"/g)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );

/** A compiled component as statements that define it, given the runtime. */
export const bundleComponent = (code: string, { styles }: WrittenExample): Promise<string> =>
  bundleScript({
    entry: 'component',
    globals: { [runtimeImport]: runtimeVariable },
    modules: {
      component: code,
      ...Object.fromEntries(
        Object.entries(styles).map(([id, css]) => [
          id,
          `export default ${JSON.stringify(css.replace(/\s+/g, ' ').trim())};`,
        ]),
      ),
    },
  });
