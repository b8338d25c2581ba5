import { knobAt, pagesText, positionOf, progressOf } from './progress';
import type { Item } from './sequence';

const item = (kind: Item['kind'], index: number, number: number) => ({ kind, index, number, page: {} }) as Item;
const items = [
  item('banners', 0, 0),
  item('manga', 1, 1),
  item('manga', 2, 2),
  item('manga', 3, 3),
  item('last', 4, 3),
];

describe('positionOf', () => {
  it('names both pages of a pair', () =>
    expect(positionOf(items, [items[2]!, items[3]!])).toEqual({ from: 2, to: 3, total: 3 }));
  it('counts the last page as the page before it', () =>
    expect(positionOf(items, [items[4]!])).toEqual({ from: 3, to: 3, total: 3 }));
  it('is the first page before any page', () => expect(positionOf(items, [items[0]!]).from).toBe(1));
});

describe('pagesText', () => {
  it('joins a pair', () => expect(pagesText({ from: 18, to: 19 })).toBe('18–19'));
  it('names one page', () => expect(pagesText({ from: 46, to: 46 })).toBe('46'));
});

describe('progressOf', () => {
  it.each([
    [{ from: 1, to: 1, total: 11 }, 0],
    [{ from: 6, to: 6, total: 11 }, 0.5],
    [{ from: 10, to: 11, total: 11 }, 1],
    [{ from: 1, to: 1, total: 1 }, 1],
  ])('of %p is %p', (position, progress) => expect(progressOf(position)).toBe(progress));
});

describe('knobAt', () => {
  it('starts at the left, or at the right where reading does', () => {
    expect(knobAt(0.25, 'ltr')).toBe(0.25);
    expect(knobAt(0.25, 'rtl')).toBe(0.75);
  });
});
