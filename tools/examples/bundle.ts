import { build, type Rolldown } from 'vite';

/** Modules that exist only while something is bundled: id -> text. */
export type Modules = Readonly<Record<string, string>>;

interface BundleOptions {
  readonly entry: string;
  readonly modules: Modules;
  /** Name of the global variable that holds the exports. */
  readonly name?: string;
  /** Modules that are there already: id -> global variable. */
  readonly globals?: Readonly<Record<string, string>>;
  /** Changes a module's text before it is read. */
  readonly transform?: (code: string, id: string) => string;
}

// By number: an id with an ending would be taken for a file of its kind.
const prefix = '\0given:';

/** One classic script out of an entry and all that it imports. */
export async function bundleScript({
  entry,
  modules,
  name,
  globals = {},
  transform,
}: BundleOptions): Promise<string> {
  const ids = Object.keys(modules);
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'given-modules',
        enforce: 'pre',
        resolveId: id => (ids.includes(id) ? `${prefix}${ids.indexOf(id)}` : null),
        load: id =>
          id.startsWith(prefix) ? modules[ids[Number(id.slice(prefix.length))] ?? ''] : null,
        transform: (code, id) => (transform ? transform(code, id) : null),
      },
    ],
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: Object.keys(globals),
        output: { format: 'iife', codeSplitting: false, globals, ...(name && { name }) },
        preserveEntrySignatures: name ? 'exports-only' : false,
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
