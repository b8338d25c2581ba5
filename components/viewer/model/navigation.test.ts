import type { Item } from './sequence';
import { isNearEnd, turn } from './navigation';
import { spreadsOf } from './spreads';

const items = Array.from({ length: 6 }, (_, index): Item => {
  const page = {
    kind: 'manga' as const,
    imageUrl: '',
    width: 2,
    height: 3,
    type: 'single' as const,
    encryptionKey: '',
  };
  return { kind: 'manga', index, number: index + 1, page };
});
// 0 | 1 2 | 3 4 | 5
const spreads = spreadsOf(items, { paired: true });

describe('turn', () => {
  it.each([
    [0, 'next', 1],
    [1, 'next', 3],
    [2, 'next', 3],
    [2, 'previous', 0],
    [4, 'previous', 1],
    [0, 'previous', 0],
    [5, 'next', 5],
    [3, 'first', 0],
    [0, 'last', 5],
  ] as const)('from item %p, %s leads to %p', (at, move, to) => expect(turn(spreads, at, move)).toBe(to));

  it('stays at 0 in a chapter without anything', () => expect(turn([], 0, 'next')).toBe(0));
});

describe('isNearEnd', () => {
  it.each([
    [0, false],
    [2, false],
    [3, true],
    [5, true],
  ])('of item %p is %p @4.54', (at, near) => expect(isNearEnd(spreads, at)).toBe(near));
});
