import type { Toolchain } from '../toolchain-releases.ts';
import type { Finding, Project } from './project.ts';
import { hashOf, type ResultsCache } from './results-cache.ts';
import type { ReleaseTask } from './worker.ts';

/** A project and the release to verify it with. */
export interface ProjectTask {
  readonly project: Project;
  readonly toolchain: Toolchain;
}

/** What verification works with. */
export interface VerifyPlaces {
  /** Asks the compilers; the findings come in the order of the tasks and of their projects. */
  readonly run: (
    tasks: readonly ReleaseTask[],
  ) => Promise<readonly (readonly (readonly Finding[])[])[]>;
  readonly cache: ResultsCache;
  /** Hash of the verifying code and of the packages that it uses. */
  readonly tools: string;
}

export interface VerifiedProjects {
  /** In the order of the tasks. */
  readonly findings: readonly (readonly Finding[])[];
  /** How many samples the compilers saw, and how many were known from before. */
  readonly compiled: number;
  readonly known: number;
  /** Under which the findings are kept. */
  readonly keys: readonly string[];
}

/** What the compilers say about each project; only what is not known from before goes to them. */
export async function verifyProjects(
  tasks: readonly ProjectTask[],
  places: VerifyPlaces,
): Promise<VerifiedProjects> {
  const keyed = tasks.map(task => ({
    ...task,
    key: hashOf(places.tools, task.toolchain.release, task.project),
  }));
  const byKey = new Map(
    keyed.map(task => [task.key, { task, findings: places.cache.read(task.key) }]),
  );
  const missing = [...byKey.values()]
    .filter(({ findings }) => findings === undefined)
    .map(({ task }) => task);
  const releases = new Map<string, typeof missing>();
  for (const task of missing) {
    const { release } = task.toolchain;
    releases.set(release, [...(releases.get(release) ?? []), task]);
  }
  const groups = [...releases.values()];
  const results = await places.run(
    groups.flatMap(group =>
      group[0]
        ? [{ toolchain: group[0].toolchain, projects: group.map(({ project }) => project) }]
        : [],
    ),
  );
  for (const [index, group] of groups.entries())
    for (const [place, task] of group.entries()) {
      const findings = results[index]?.[place] ?? [];
      places.cache.write(task.key, findings);
      byKey.set(task.key, { task, findings });
    }
  const count = (list: readonly ProjectTask[]) =>
    list.reduce((sum, { project }) => sum + project.samples.length, 0);
  return {
    findings: keyed.map(({ key }) => byKey.get(key)?.findings ?? []),
    compiled: count(missing),
    known: count(tasks) - count(missing),
    keys: keyed.map(({ key }) => key),
  };
}
