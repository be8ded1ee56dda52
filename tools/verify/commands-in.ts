/** A use of the toolchain's command line. */
export interface Command {
  readonly words: readonly Word[];
}

export interface Word {
  readonly text: string;
  /** Both count from 1, in the sample. */
  readonly line: number;
  readonly column: number;
}

const starters: readonly string[] = [
  'npx',
  'pnpm',
  'yarn',
  'bunx',
  'exec',
  'dlx',
  'node',
  'dotenv',
  '--',
];

/** The uses of `stencil` in a shell sample: `npx stencil build --dev && echo` -> the words `build --dev`. */
export function commandsIn(shell: string): readonly Command[] {
  return simpleCommands(shell).flatMap(words => {
    const program = words.findIndex(({ text }) => !starters.includes(text) && !/^\w+=/.test(text));
    return words[program]?.text === 'stencil' ? [{ words: words.slice(program + 1) }] : [];
  });
}

/** The words between the operators of a shell, without prompts, comments and what is printed. */
function simpleCommands(shell: string): readonly (readonly Word[])[] {
  const commands: Word[][] = [[]];
  let continues = false;
  for (const [index, line] of shell.split('\n').entries()) {
    if (!continues) commands.push([]);
    const words = line
      .replace(/^(\s*)[$>] /, '$1  ')
      .matchAll(/"[^"]*"|'[^']*'|&&|\|\||[|;&]|[^\s;&|"']+/g);
    for (const word of words) {
      const [text] = word;
      if (text.startsWith('#') || text === '\\') break;
      if (/^[|;&]+$/.test(text)) commands.push([]);
      else commands.at(-1)?.push({ text, line: index + 1, column: word.index + 1 });
    }
    continues = line.trimEnd().endsWith('\\');
  }
  return commands.filter(words => words.length > 0);
}
