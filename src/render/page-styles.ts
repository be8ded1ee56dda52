/**
 * Styles of what some pages show and others do not: each style sheet, below the sources, with what a
 * page's HTML has where it is needed. A document carries the styles that it needs and no others.
 */
export const pageStyles: readonly (readonly [mark: RegExp, file: string])[] = [
  [/class="admonition"/, 'styles/admonition.css'],
  [/class="landing"/, 'styles/landing.css'],
  [/<table/, 'render/markup/table.css'],
  [/class="api-table"/, 'render/components/api-table.css'],
  [/class="lifecycle/, 'render/components/lifecycle-diagram.css'],
  [/<doc-example/, 'render/components/live-example.css'],
  [/<doc-tabs/, 'render/components/tabs.css'],
  [/verification-table"/, 'render/components/verification-tables.css'],
  [/<(mark|ins|del|span data-line)/, 'render/code/marks.css'],
  [/<doc-details/, 'render/markup/details.css'],
  [/class="footnotes"/, 'render/markup/footnotes.css'],
  [/task-list/, 'render/markup/task-list.css'],
  [/class="version-banner"/, 'shell/version-banner.css'],
  [/class="breadcrumbs"/, 'shell/breadcrumbs.css'],
  [/class="notice"/, 'shell/notice.css'],
  [/class="tags"/, 'shell/tags.css'],
  [/search-page"/, 'shell/search-page.css'],
  [/not-found"/, 'shell/not-found/not-found.css'],
];

/** The files that a page needs: `<p><doc-tabs>…` -> `['render/components/tabs.css']` */
export const stylesOf = (html: string): readonly string[] =>
  pageStyles.flatMap(([mark, file]) => (mark.test(html) ? [file] : []));
