/** The default export of a module that pages load by its path: an island, an example, a layout. */
export function defaultExportOf<T>(module: { readonly default?: T }, path: string): T {
  if (module.default !== undefined) return module.default;
  throw new Error(
    `The page component at ${path} has no default export, so there is nothing to render. Default-export a component from it.`,
  );
}
