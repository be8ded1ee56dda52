import { expect, test } from 'vitest';
import { mergeApi } from './api.ts';
import { apiChanges, apiNames } from './api-changes.ts';

const member = (range?: string) => [{ type: 'boolean', ...(range && { in: range }) }];
const api = mergeApi([
  {
    releases: ['1.0.0', '2.0.0'],
    types: {
      Options: {
        states: [{ kind: 'interface' }],
        members: { fast: member('>=2.0.0'), slow: member('<2.0.0'), moved: member('<2.0.0') },
      },
      Base: { states: [{ kind: 'interface' }], members: { moved: member('>=2.0.0') } },
      CompilerInside: { states: [{ kind: 'interface' }], members: { hidden: member('>=2.0.0') } },
    },
    flags: { prod: [{ value: 'boolean', of: 'stencil', in: '>=2.0.0' }] },
    exports: {
      '@stencil/core': { Listen: [{ kind: 'const', type: 'ListenDecorator', in: '>=2.0.0' }] },
    },
  },
]);

test('what came and what went is named as it is written', () => {
  expect(apiChanges(apiNames(api, '1.0.0'), apiNames(api, '2.0.0'))).toEqual({
    added: [{ name: '@Listen' }, { name: '--prod' }, { name: 'fast', of: 'Options' }],
    removed: [{ name: 'slow', of: 'Options' }],
  });
});

test('nothing changes from a release to itself', () => {
  expect(apiChanges(apiNames(api, '2.0.0'), apiNames(api, '2.0.0'))).toEqual({
    added: [],
    removed: [],
  });
});
