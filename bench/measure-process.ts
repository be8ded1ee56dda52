import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a program took. */
export interface Taken {
  readonly seconds: number;
  /** Time of all processors together. */
  readonly cpuSeconds: number;
  /** Highest memory of the process with all that it started; undefined where the system does not say. */
  readonly peakBytes: number | undefined;
}

const pause = 15;
const page = 4096;
const ticksPerSecond = 100;

/** Runs a Node program in a folder and watches it and all that it starts; throws when it fails. */
export async function measureNode(args: readonly string[], folder = '.'): Promise<Taken> {
  const before = childrenCpu();
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(child.pid ?? 0));
  }, pause);
  const code = await new Promise(resolve => child.on('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}`);
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: childrenCpu() - before,
    peakBytes: peak || undefined,
  };
}

/** Resident memory of a process and its descendants. */
function residentBytes(root: number): number {
  const parents = new Map(listProcesses().map(pid => [pid, Number(readStat(pid)[1])] as const));
  const isBelow = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = parents.get(pid);
    return parent !== undefined && parent > 1 && isBelow(parent);
  };
  return [...parents.keys()].filter(isBelow).reduce((sum, pid) => sum + residentOf(pid), 0);
}

const listProcesses = (): readonly number[] =>
  read(() => readdirSync('/proc'), []).flatMap(name => (/^\d+$/.test(name) ? [Number(name)] : []));

const residentOf = (pid: number): number =>
  Number(read(() => readFileSync(`/proc/${pid}/statm`, 'utf8'), '0 0').split(' ')[1]) * page;

/** State, parent and so on: what follows the name, which may hold anything. */
const readStat = (pid: number | 'self'): readonly string[] =>
  read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), ') ')
    .replace(/^.*\) /s, '')
    .split(' ');

/** Processor time of the programs that this one has started and that have ended. */
function childrenCpu(): number {
  const fields = readStat('self');
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / ticksPerSecond;
}

/** A process may end while it is being read; other systems have no such files. */
function read<T>(reading: () => T, otherwise: T): T {
  try {
    return reading();
  } catch {
    return otherwise;
  }
}
