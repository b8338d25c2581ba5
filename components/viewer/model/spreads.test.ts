import type { PageType } from '@/lib/domain/chapter-view';

import { turn } from './navigation';
import type { Item } from './sequence';
import { ratioOf, spreadIndexOf, spreadsOf } from './spreads';

/** S single, W wide single, D double, L and R halves, B banners, A an advertisement, E last page. */
const TYPES: Record<string, PageType> = { S: 'single', W: 'single', D: 'double', L: 'left', R: 'right' };
const KINDS: Record<string, Item['kind']> = { B: 'banners', A: 'advertisement', E: 'last' };

function items(letters: string): Item[] {
  return [...letters].map((letter, index) => {
    const type = TYPES[letter];
    const wide = letter === 'W' || letter === 'D';
    if (!type) return { kind: KINDS[letter], index, number: index, page: {} } as Item;
    const page = {
      kind: 'manga' as const,
      imageUrl: '',
      width: wide ? 2000 : 1000,
      height: 1500,
      type,
      encryptionKey: '',
    };
    return { kind: 'manga', index, number: index + 1, page };
  });
}

/** "S|SS|S-" : screens, with a dash for a blank half. */
function drawn(letters: string, cover?: boolean, paired = true): string {
  return spreadsOf(items(letters), { paired, cover })
    .map(({ items: shown, blankAfter }) => shown.map(({ index }) => letters[index]).join('') + (blankAfter ? '-' : ''))
    .join('|');
}

describe('spreadsOf, paired', () => {
  it.each([
    ['', ''],
    ['S', 'S'],
    ['SE', 'S|E'],
    ['SS', 'S|S-'],
    ['SSS', 'S|SS'],
    ['SSSE', 'S|SS|E'],
    ['SSSSE', 'S|SS|S-|E'],
    ['SSSSSE', 'S|SS|SS|E'],
    ['SDSSE', 'S|D|SS|E'],
    ['SSDSSE', 'S|S-|D|SS|E'],
    ['SSSDSE', 'S|SS|D|S-|E'],
    ['SWSSE', 'S|W|SS|E'],
    ['SSWSSSE', 'S|S-|W|SS|S-|E'],
    ['DSSE', 'D|SS|E'],
    ['RLSSE', 'RL|SS|E'],
    ['LRSSE', 'LR|SS|E'],
    ['SSRLSSE', 'S|S-|RL|SS|E'],
    ['SSSRLSE', 'S|SS|RL|S-|E'],
    ['SRLRLE', 'S|RL|RL|E'],
    ['SRSE', 'S|R|S-|E'],
    ['SRRLE', 'S|R|RL|E'],
    ['SSSBSSE', 'S|SS|B|SS|E'],
    ['SSBSE', 'S|S-|B|S-|E'],
    ['SSSAE', 'S|SS|A|E'],
    ['SSASSAE', 'S|S-|A|SS|A|E'],
    ['SRASLAE', 'S|R|A|S-|L|A|E'],
  ])('cuts %p into %p', (letters, screens) => expect(drawn(letters)).toBe(screens));

  it.each([
    ['SS', 'SS'],
    ['SSSE', 'SS|S-|E'],
    ['SDSSE', 'S-|D|SS|E'],
  ])('without a cover cuts %p into %p', (letters, screens) => expect(drawn(letters, false)).toBe(screens));
});

describe('spreadsOf, narrow', () => {
  it('shows one item at a time', () => expect(drawn('SSDRLBAE', true, false)).toBe('S|S|D|R|L|B|A|E'));
});

describe('ratioOf', () => {
  const ratios = (letters: string) =>
    spreadsOf(items(letters), { paired: true }).map((spread) => Number(ratioOf(spread).toFixed(3)));
  it('adds up what is side by side, blanks included', () =>
    expect(ratios('SSSDSE')).toEqual([0.667, 1.333, 1.333, 1.333, 1]));
});

describe('going through the screens', () => {
  const sequences = ['SE', 'SSSSSE', 'SSDSSBSRLSE', 'RLSSWSSSE', 'DDDE', 'SRRLLRE', 'BSSE', 'SSASSAE', 'SASSSBAE'];
  const cases = sequences.flatMap((letters) =>
    [true, false].flatMap((paired) => [true, false].map((cover) => ({ letters, paired, cover }))),
  );

  it.each(cases)('skips and repeats nothing in %p', ({ letters, paired, cover }) => {
    const spreads = spreadsOf(items(letters), { paired, cover });
    const forward: number[] = [];
    for (let at = 0, left = spreads.length; left > 0; left--) {
      forward.push(...spreads[spreadIndexOf(spreads, at)]!.items.map(({ index }) => index));
      at = turn(spreads, at, 'next');
    }
    expect(forward).toEqual([...letters].map((_, index) => index));

    const back: number[] = [];
    for (let at = letters.length - 1, left = spreads.length; left > 0; left--) {
      back.unshift(...spreads[spreadIndexOf(spreads, at)]!.items.map(({ index }) => index));
      at = turn(spreads, at, 'previous');
    }
    expect(back).toEqual(forward);
  });
});
