/**
 * What some articles show and others do not: the style sheet, below the sources, by what an article's
 * HTML has where it is needed. Few articles have much of it, and every document carries its styles.
 */
export const articleStyles: Readonly<Record<string, string>> = {
  'class="admonition"': 'styles/admonition.css',
  'class="landing"': 'styles/landing.css',
  'class="api-table"': 'render/components/api-table.css',
  'class="lifecycle': 'render/components/lifecycle-diagram.css',
  '<doc-example': 'render/components/live-example.css',
  '<doc-tabs': 'render/components/tabs.css',
  'verification-table"': 'render/components/verification-tables.css',
  '<details': 'render/markup/details.css',
  'class="footnotes"': 'render/markup/footnotes.css',
  'task-list': 'render/markup/task-list.css',
};

/** The files that an article needs: `<p><doc-tabs>…` -> `['render/components/tabs.css']` */
export const stylesOf = (article: string): readonly string[] =>
  Object.entries(articleStyles).flatMap(([mark, file]) => (article.includes(mark) ? [file] : []));
