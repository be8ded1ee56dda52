import ts from 'typescript';
import type { Toolchain } from '../toolchain-releases.ts';
import type { Finding, Project, SampleFile } from './project.ts';
import { checkProjects, type ProgramSample, type SourceFiles } from './release-program.ts';
import { loadTranspile, type Transpile } from './transpile-sample.ts';

/** What the compilers of one release say about each project, in the order given. */
export async function verifyRelease(
  projects: readonly Project[],
  toolchain: Toolchain,
  disk: { root: string; sources: SourceFiles },
): Promise<readonly (readonly Finding[])[]> {
  const transpile = loadTranspile(toolchain);
  const findings = new Map<Project, Finding[]>(projects.map(project => [project, []]));
  for (const sample of checkProjects(projects, toolchain, disk)) {
    const typed = typeFindings(sample, toolchain);
    findings.get(sample.project)?.push(...typed);
    if (typed.length === 0 && sample.file.transpiled)
      findings.get(sample.project)?.push(...(await transpileFindings(sample.file, transpile)));
  }
  return projects.map(project => (findings.get(project) ?? []).sort((a, b) => a.sample - b.sample));
}

function typeFindings({ file, diagnostics }: ProgramSample, toolchain: Toolchain): Finding[] {
  return diagnostics
    .filter(diagnostic => isMeant(diagnostic, file))
    .map(({ code, messageText, start = 0, file: source }) => ({
      sample: file.sample,
      ...placeInCode(file, source ? start : 0),
      code: `TS${code}`,
      message: plainMessage(messageText, toolchain),
    }));
}

const unusedCodes = [6133, 6192, 6196, 6198, 6199, 6205, 6138];

/** Some diagnostics are about what a page shows only a part of; an unknown element is told at its beginning alone. */
function isMeant(
  { code, messageText, file: source, start, length }: ts.Diagnostic,
  file: SampleFile,
): boolean {
  if (code === 2307 || code === 7016) {
    const specifier = firstName(messageText);
    return !file.given.some(name => specifier === name || specifier.startsWith(`${name}/`));
  }
  if (code === 2339 && source?.text.startsWith('</', start)) return false;
  if (code === 2339 && file.kind === 'react') return !file.given.includes(firstName(messageText));
  if (!unusedCodes.includes(code)) return true;
  if (file.unused === 'all') return true;
  const line = source?.text.slice(start ?? 0, (start ?? 0) + (length ?? 0)) ?? '';
  return (
    file.unused === 'imports' &&
    (code === 6192 || line.startsWith('import') || isImported(source, start ?? 0))
  );
}

/** The first name in quotes of a compiler's message. */
const firstName = (message: string | ts.DiagnosticMessageChain): string =>
  /'([^']+)'/.exec(ts.flattenDiagnosticMessageText(message, '\n'))?.[1] ?? '';

const isImported = (source: ts.SourceFile | undefined, place: number): boolean =>
  source?.statements.some(
    node => ts.isImportDeclaration(node) && node.pos <= place && place < node.end,
  ) ?? false;

async function transpileFindings(file: SampleFile, transpile: Transpile): Promise<Finding[]> {
  const found = await transpile(file).catch((error: Error) => [
    { line: 1, column: 1, message: error.message },
  ]);
  return found.map(({ line, column, message }) => ({
    sample: file.sample,
    ...placeInCode(file, offsetOf(file.text, line, column)),
    code: 'transpile',
    message: oneSentence(message),
  }));
}

/** A place in the file as a place in the sample's code; what stands around it counts as the sample's beginning. */
function placeInCode(
  { text, from, to }: SampleFile,
  offset: number,
): { line: number; column: number } {
  if (offset < from || offset > to) return { line: 1, column: 1 };
  const lines = text.slice(from, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, 0) +
  column -
  1;

/** The compiler's message as one sentence, with the names of modules instead of places on this machine. */
function plainMessage(
  message: string | ts.DiagnosticMessageChain,
  { directory }: Toolchain,
): string {
  const lines = ts
    .flattenDiagnosticMessageText(message, '\n')
    .split('\n')
    .map(line => line.trim());
  const told = lines.length > 2 ? [lines[0] ?? '', lines.at(-1) ?? ''] : lines;
  return oneSentence(told.map(line => line.replace(/\.$/, '')).join(': '))
    .replace(/"\/samples\/[^"]*\/core-\d+"/g, '"@stencil/core"')
    .replaceAll(`${directory}/internal/stencil-core/index`, '@stencil/core')
    .replaceAll(`${directory}/internal/stencil-public-runtime`, '@stencil/core')
    .replaceAll(directory, '@stencil/core')
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/"\/samples\/[^"]*\/\d+\/([^"]*)"/g, '"$1"');
}

const oneSentence = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
