import { describe, expect, test } from 'vitest';
import { mergeStates, orderedNames } from './merge-snapshots.ts';

const releases = ['2.22.3', '3.4.2', '4.0.5', '4.1.0'];
const a = { type: 'a' };
const b = { type: 'b' };

describe('mergeStates', () => {
  test('makes one state of equal neighbours', () =>
    expect(mergeStates([a, { type: 'a' }, b, b], releases)).toEqual([
      { in: '<4.0.5', type: 'a' },
      { in: '>=4.0.5', type: 'b' },
    ]));

  test('writes no range for what always was', () =>
    expect(mergeStates([a, a, a, a], releases)).toEqual([{ type: 'a' }]));

  test('keeps the gap of a name that went and came again', () =>
    expect(mergeStates([a, undefined, undefined, a], releases)).toEqual([
      { in: '<3.4.2', type: 'a' },
      { in: '>=4.1.0', type: 'a' },
    ]));

  test('closes a range at both ends', () =>
    expect(mergeStates([undefined, a, undefined, undefined], releases)).toEqual([
      { in: '>=3.4.2 <4.0.5', type: 'a' },
    ]));
});

describe('orderedNames', () => {
  test('follows the newest release and puts what is gone behind its old neighbour', () =>
    expect(orderedNames([{ x: 1, old: 1, y: 1 }, undefined, { new: 1, x: 1, y: 1 }])).toEqual([
      'new',
      'x',
      'old',
      'y',
    ]));
});
