import { loadOrder } from './window';

describe('loadOrder', () => {
  it('asks for what is shown, then ahead, then behind', () => {
    expect(loadOrder({ first: 10, last: 11 }, 300)).toEqual([10, 11, 12, 13, 14, 15, 9, 8]);
  });
  it.each([
    ['the start', { first: 0, last: 0 }, 20, [0, 1, 2, 3, 4]],
    ['the end', { first: 19, last: 19 }, 20, [19, 18, 17]],
    ['a range beyond both ends', { first: -2, last: 5 }, 2, [0, 1]],
    ['nothing', { first: 0, last: 0 }, 0, []],
  ])('stays inside at %s', (_, shown, count, order) => expect(loadOrder(shown, count)).toEqual(order));

  it('holds as many pictures at page 290 as at page 10', () => {
    const held = (at: number) => loadOrder({ first: at, last: at + 1 }, 300).length;
    expect(held(290)).toBe(held(10));
  });
});
