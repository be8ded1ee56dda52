/**
 * Runs in the head of every document, before anything is painted: puts the reader's colour mode and
 * dismissed announcement on the root, so that nothing flashes or moves. It imports nothing, and its
 * text is the same in all documents.
 */
(root => {
  const { theme, announcement } = root.dataset;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const stored = read('theme');
  const chosen = stored === 'light' || stored === 'dark' ? stored : undefined;
  root.dataset.theme = chosen ?? (root.hasAttribute('data-follow-system') ? system : theme) ?? '';
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[data-for]')) {
    color.media = color.dataset.for === root.dataset.theme ? 'all' : 'not all';
  }
  root.dataset.scripted = '';
  const dismissed = read('docusaurus.announcement.dismiss') === 'true';
  if (dismissed && read('docusaurus.announcement.id') === announcement) {
    root.dataset.announcementDismissed = '';
  }
})(document.documentElement);
