import type { PageType } from '@/lib/domain/chapter-view';

import { isNearEnd, turn } from './navigation';
import type { Item } from './sequence';
import { ratioOf, spreadIndexOf, spreadsOf } from './spreads';

/** S single, W wide single, D double, L and R halves, B banners, A an advertisement, E last page. */
const TYPES: Record<string, PageType> = { S: 'single', W: 'single', D: 'double', L: 'left', R: 'right' };
const KINDS: Record<string, Item['kind']> = { B: 'banners', A: 'advertisement', E: 'last' };

function items(letters: string): Item[] {
  return [...letters].map((letter, index) => {
    const type = TYPES[letter];
    if (!type) return { kind: KINDS[letter], index, number: index, page: {} } as Item;
    const width = letter === 'W' || letter === 'D' ? 2000 : 1000;
    const page = { kind: 'manga' as const, imageUrl: '', width, height: 1500, type, encryptionKey: '' };
    return { kind: 'manga', index, number: index + 1, page };
  });
}

/** "S|SS|S-" : screens, with a dash for a blank half. */
function drawn(letters: string, cover?: boolean, paired: boolean | 'halves' = true): string {
  return spreadsOf(items(letters), { paired, cover })
    .map(({ items: shown, blankAfter }) => shown.map(({ index }) => letters[index]).join('') + (blankAfter ? '-' : ''))
    .join('|');
}

describe('spreadsOf', () => {
  it.each([
    ['', ''],
    ['SE', 'S|E'],
    ['SS', 'S|S-'],
    ['SSSE', 'S|SS|E'],
    ['SSSSE', 'S|SS|S-|E'],
    ['SSDSSE', 'S|S-|D|SS|E'],
    ['SSSDSE', 'S|SS|D|S-|E'],
    ['SSWSSSE', 'S|S-|W|SS|S-|E'],
    ['DSSE', 'D|SS|E'],
    ['LRSSE', 'LR|SS|E'],
    ['SSRLSSE', 'S|S-|RL|SS|E'],
    ['SRRLE', 'S|R|RL|E'],
    ['SSBSE', 'S|S-|B|S-|E'],
    ['SSASSAE', 'S|S-|A|SS|A|E'],
    ['SRASLAE', 'S|R|A|S-|L|A|E'],
  ])('pairs %p as %p @R13', (letters, screens) => expect(drawn(letters)).toBe(screens));

  it.each([
    ['SS', 'SS'],
    ['SSSE', 'SS|S-|E'],
    ['SDSSE', 'S-|D|SS|E'],
  ])('pairs %p shifted by a page as %p @R14', (letters, screens) => expect(drawn(letters, false)).toBe(screens));

  it('shows one item at a time where pages are not paired', () =>
    expect(drawn('SSDRLBAE', true, false)).toBe('S|S|D|R|L|B|A|E'));
});

test('pairs only the two halves of a drawing in a strip @R37', () => {
  const drawings = ['SSSRLSE', 'LRLRE', 'SRRLE', 'DSE'].map((letters) => drawn(letters, true, 'halves'));
  expect(drawings).toEqual(['S|S|S|RL|S|E', 'LR|LR|E', 'S|R|RL|E', 'D|S|E']);
});

test('ratioOf adds up what is side by side, blanks included', () =>
  expect(spreadsOf(items('SSSDSE'), { paired: true }).map((spread) => ratioOf(spread))).toEqual(
    [2 / 3, 4 / 3, 4 / 3, 4 / 3, 1].map((ratio) => expect.closeTo(ratio, 3)),
  ));

describe('turn', () => {
  const sequences = ['SE', 'SSDSSBSRLSE', 'RLSSWSSSE', 'SRRLLRE', 'SASSSBAE'];
  const cases = sequences.flatMap((letters) => [true, false].map((cover) => ({ letters, cover })));

  it.each(cases)('skips and repeats nothing in either direction: %p @R13', ({ letters, cover }) => {
    const spreads = spreadsOf(items(letters), { paired: true, cover });
    const through = (from: number, move: 'next' | 'previous') => {
      const shown: number[][] = [];
      for (let at = from, left = spreads.length; left > 0; left--) {
        shown.push(spreads[spreadIndexOf(spreads, at)]!.items.map(({ index }) => index));
        at = turn(spreads, at, move);
      }
      return shown;
    };
    const forward = through(0, 'next');
    expect(forward.flat()).toEqual([...letters].map((_, index) => index));
    expect(through(letters.length - 1, 'previous').reverse()).toEqual(forward);
  });

  // 0 | 1 2 | 3 4 | 5
  const spreads = spreadsOf(items('SSSSSS'), { paired: true });
  it.each([
    [2, 'next', 3],
    [2, 'previous', 0],
    [0, 'previous', 0],
    [5, 'next', 5],
    [3, 'first', 0],
    [0, 'last', 5],
  ] as const)('from item %p, %s leads to %p', (at, move, to) => expect(turn(spreads, at, move)).toBe(to));

  it('stays at 0 in an empty chapter', () => expect(turn([], 0, 'next')).toBe(0));

  it.each([
    [2, false],
    [3, true],
    [5, true],
  ])('isNearEnd of item %p is %p @4.54', (at, near) => expect(isNearEnd(spreads, at)).toBe(near));
});
