import { expect, test } from 'vitest';
import { errorChain } from './error-chain.ts';

test('the messages of an error and of its causes are told in order', () => {
  const error = new Error('outer', { cause: new Error('middle', { cause: 'inner' }) });
  expect(errorChain(error)).toEqual(['outer', 'middle', 'inner']);
});

test('a chain that bites its own tail ends', () => {
  const error = new Error('loop');
  error.cause = error;
  expect(errorChain(error)).toEqual(['loop']);
});
