import { closeOnSignal, type ListenOptions, listen } from '../../../server/listen.ts';
import { formatProblems } from '../../model/format-problems.ts';
import type { BuildPlaces } from '../build.ts';
import { DevEvents } from './dev-events.ts';
import { createDevServer } from './dev-server.ts';
import { DevSite } from './dev-site.ts';
import { type Change, watchSources } from './watch-sources.ts';

/** Exit code that asks for the program to be made and started again. */
export const startAgain = 75;

/** How long after the last answer the checks wait, so that an author never waits for them. */
const patience = 150;

/** Serves a site as it is being written, until the process is asked to end; gives the address. */
export async function runDev(places: BuildPlaces, options: ListenOptions): Promise<string> {
  const site = new DevSite(places);
  const events = new DevEvents();
  const check = checkLater(site, events);
  const server = createDevServer({ site, events, root: places.root, onOpened: check });
  await site.read();
  const port = await listen(server, options);
  closeOnSignal(server);
  const apply = inTurn((change: Change) => applyChange(change, { site, events, check }));
  const stopWatching = watchSources(places, apply);
  server.on('close', () => void stopWatching());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => events.close());
  check();
  return `http://localhost:${port}${site.served?.baseUrl ?? '/'}`;
}

interface Scope {
  readonly site: DevSite;
  readonly events: DevEvents;
  readonly check: () => void;
}

async function applyChange(change: Change, { site, events, check }: Scope): Promise<void> {
  if (change.kind === 'program') process.exit(startAgain);
  if (change.kind === 'page') await site.readPage(change.key);
  else if (change.kind === 'content') await site.read();
  else await site.readShell();
  events.tell(change.kind === 'shell' ? 'shell' : 'content');
  check();
}

/** Changes are applied one after the other; one that fails is told and does not stop the next. */
function inTurn<T>(apply: (value: T) => Promise<void>): (value: T) => void {
  let last = Promise.resolve();
  return value => {
    last = last.then(() => apply(value)).catch((error: unknown) => console.error(error));
  };
}

/** Checks when nothing is asked for any more, and prints what has changed. */
function checkLater(site: DevSite, events: DevEvents): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let printed = '';
  const check = async () => {
    await site.compileForChecks();
    const problems = site.problems();
    const text = problems.length > 0 ? formatProblems(problems, site.versionNames) : '';
    if (text === printed) return;
    console.log(text === '' ? 'No problems any more.' : text);
    printed = text;
    events.tellProblems(problems, site.versionNames);
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check().catch(console.error), patience);
  };
}
