import { describe, expect, test } from 'vitest';
import {
  allMembersIn,
  decoratorsIn,
  flagIn,
  flagsIn,
  membersIn,
  mergeApi,
  sinceRelease,
  stateIn,
  typeIn,
} from './api.ts';

const api = mergeApi([
  { releases: ['2.22.3', '3.4.2', '4.5.0'] },
  {
    types: {
      Base: {
        states: [{ kind: 'interface' }],
        members: { type: [{ type: 'string' }], skip: [{ type: 'boolean' }] },
      },
      Target: {
        states: [
          { in: '<3.4.2', kind: 'interface' },
          { in: '>=3.4.2', kind: 'interface', extends: ['Base<string>'] },
        ],
        members: {
          type: [{ type: "'dist'" }],
          dir: [
            { in: '<3.4.2', type: 'string' },
            { in: '>=4.5.0', type: 'string | null', optional: true },
          ],
        },
      },
    },
  },
  {
    exports: {
      '@stencil/core': {
        Prop: [{ kind: 'const', type: 'PropDecorator' }],
        AttachInternals: [{ in: '>=4.5.0', kind: 'const', type: 'AttachInternalsDecorator' }],
        h: [{ kind: 'function', type: '() => VNode' }],
      },
    },
    flags: {
      config: [{ value: 'string', alias: 'c', of: 'stencil' }],
      docsJson: [{ value: 'string', of: 'stencil' }],
      cache: [{ value: 'boolean', of: 'stencil' }],
      bail: [
        { in: '<3.4.2', value: 'boolean', of: 'jest' },
        { in: '>=3.4.2', value: 'boolean', alias: 'b', of: 'jest' },
      ],
    },
  },
]);

describe('members of a type', () => {
  test('are those of the release', () => {
    expect(membersIn(api, 'Target', '4.5.0')).toEqual([
      { name: 'type', declaredIn: 'Target', type: "'dist'" },
      { name: 'dir', declaredIn: 'Target', type: 'string | null', optional: true },
    ]);
    expect(membersIn(api, 'Target', '3.4.2').map(({ name }) => name)).toEqual(['type']);
  });

  test('of a type that does not exist are none, whatever its name', () => {
    expect(membersIn(api, 'constructor', '4.5.0')).toEqual([]);
    expect(typeIn(api, 'toString', '4.5.0')).toBeUndefined();
  });

  test('include those of its bases, its own winning', () => {
    expect(
      allMembersIn(api, 'Target', '4.5.0').map(({ name, declaredIn }) => `${declaredIn}.${name}`),
    ).toEqual(['Target.type', 'Target.dir', 'Base.skip']);
    expect(allMembersIn(api, 'Target', '2.22.3').map(({ name }) => name)).toEqual(['type', 'dir']);
  });
});

describe('sinceRelease', () => {
  test('names the first release that has the name, and nothing when the first of all has it', () => {
    expect(sinceRelease(api, [{ in: '>=3.4.2' }])).toBe('3.4.2');
    expect(sinceRelease(api, [{ in: '<3.4.2' }, { in: '>=4.5.0' }])).toBeUndefined();
    expect(sinceRelease(api, [{}])).toBeUndefined();
  });
});

test('decorators are the exported constants that decorate', () => {
  expect(decoratorsIn(api, '4.5.0')).toEqual(['Prop', 'AttachInternals']);
  expect(decoratorsIn(api, '3.4.2')).toEqual(['Prop']);
});

describe('flagIn', () => {
  test.each([
    ['--config', 'config'],
    ['-c', 'config'],
    ['--config=stencil.prod.ts', 'config'],
    ['--docs-json', 'docsJson'],
    ['--docsJson', 'docsJson'],
    ['--no-cache', 'cache'],
  ])('%s means %s', (written, name) => expect(flagIn(api, written, '4.5.0')?.name).toBe(name));

  test.each(['--no-config', '--prood', '-x', 'build'])('%s is no flag', written =>
    expect(flagIn(api, written, '4.5.0')).toBeUndefined(),
  );

  test('knows which release gave a flag its letter', () => {
    expect(flagIn(api, '-b', '2.22.3')).toBeUndefined();
    expect(flagIn(api, '-b', '3.4.2')?.name).toBe('bail');
    expect(flagsIn(api, '2.22.3')).toHaveLength(4);
  });
});

test('the state of a release is the one whose range holds', () => {
  expect(
    stateIn(
      [
        { in: '<3.4.2', n: 1 },
        { in: '>=3.4.2', n: 2 },
      ],
      '3.4.2',
    ),
  ).toEqual({ in: '>=3.4.2', n: 2 });
});
