import { expect, test } from 'vitest';
import { parseFlags } from './read-flags.ts';

const source = `
const BOOLEAN_CLI_FLAGS = [
    'prod',
    'watch', // 'quoted' in a comment
    // JEST CLI OPTIONS
    'bail',
    // 'watch', Stencil already supports this argument
];
const STRING_CLI_FLAGS = ['config'];
const STRING_ARRAY_CLI_FLAGS = ['reporters'];
const CLI_FLAG_ALIASES = {
    c: 'config',
    // JEST SPECIFIC CLI FLAGS
    b: 'bail',
};
      \${logger.cyan('--watch')} \${logger.dim('...........')} Rebuild when files update
`;

test('flags carry their kind, letter, owner and help', () => {
  expect(parseFlags(source)).toEqual({
    bail: { value: 'boolean', alias: 'b', of: 'jest' },
    config: { value: 'string', alias: 'c', of: 'stencil' },
    prod: { value: 'boolean', of: 'stencil' },
    reporters: { value: 'strings', of: 'jest' },
    watch: { value: 'boolean', of: 'stencil', help: 'Rebuild when files update' },
  });
});
