import { statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';

/** What a change of a file changes. */
export type Change =
  | { readonly kind: 'page'; readonly key: string }
  | { readonly kind: 'content' | 'shell' | 'program' };

/** Folders to watch, absolute. */
export interface WatchedFolders {
  /** The site: its configuration and content. */
  readonly root: string;
  /** This project: the sources of the shell and of the program that runs. */
  readonly project: string;
}

/** Reports changes of what a site is made from; gives a function that ends it. */
export function watchSources(
  { root, project }: WatchedFolders,
  onChange: (change: Change) => void,
): () => Promise<void> {
  const folders = [join(root, 'site.config.ts'), join(root, 'content'), join(project, 'src')];
  const watcher = watch(folders, { ignoreInitial: true, ignored: isIgnored });
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const tell = (path: string, change: Change): void => {
    const state = stateOf(path);
    onChange(change);
    clearTimeout(timers.get(path));
    const again = () => stateOf(path) !== state && tell(path, change);
    timers.set(path, setTimeout(again, settling));
  };
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    const file = (from: string) => relative(from, path).split(sep).join('/');
    const change = path.startsWith(join(project, 'src') + sep)
      ? changeOfSource(file(project))
      : changeOfContent(file(root), event);
    tell(path, change);
  });
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    return watcher.close();
  };
}

/**
 * How long a file is looked at after a change, in milliseconds: a program that saves may empty it
 * first, and the watcher passes over what follows at once.
 */
const settling = 50;

function stateOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}` : '';
}

const isIgnored = (path: string): boolean =>
  /\.test\.tsx?$|[/\\]fixtures[/\\]|~$|\.swp$/.test(path);

function changeOfContent(file: string, event: string): Change {
  const key = /^content\/pages\/(.+)\.mdx$/.exec(file)?.[1];
  return key !== undefined && event === 'change' ? { kind: 'page', key } : { kind: 'content' };
}

/** The shell is rendered by the program too: what is not style alone needs both made again. */
const changeOfSource = (file: string): Change =>
  file.endsWith('.css') ? { kind: 'shell' } : { kind: 'program' };
