import { granted } from './preload';
import { loadOrder } from './window';

describe('loadOrder', () => {
  it.each([
    ['shown pages, then ahead, then behind', { first: 10, last: 11 }, 300, {}, [10, 11, 12, 13, 14, 15, 9, 8]],
    ['as far ahead as chosen', { first: 10, last: 10 }, 300, { ahead: 2, behind: 1 }, [10, 11, 12, 9]],
    ['a dozen at most', { first: 0, last: 0 }, 300, { ahead: 300 }, Array.from({ length: 12 }, (_, i) => i)],
    ['nothing before the start', { first: 0, last: 0 }, 20, {}, [0, 1, 2, 3, 4]],
    ['nothing past the end', { first: 19, last: 19 }, 20, {}, [19, 18, 17]],
    ['what there is of a range beyond both ends', { first: -2, last: 5 }, 2, {}, [0, 1]],
    ['nothing of an empty chapter', { first: 0, last: 0 }, 0, {}, []],
  ])('holds %s @R3 @R7', (_, shown, count, options, order) => expect(loadOrder(shown, count, options)).toEqual(order));
});

describe('granted', () => {
  const order = [10, 11, 12, 13, 14, 15, 9, 8];
  it.each([
    ['what is shown and one more', [], 2, [10, 11, 12]],
    ['all that is shown and nothing else meanwhile', [], 5, [10, 11, 12, 13, 14]],
    ['the next three once what is shown is there', [10, 11], 2, [10, 11, 12, 13, 14]],
    ['what has come, wherever it is in the order', [8, 10, 11, 12], 2, [10, 11, 12, 13, 14, 15, 8]],
    ['everything in the end', [10, 11, 12, 13, 14], 2, order],
  ])('requests %s @R7', (_, settled, shown, wanted) =>
    expect([...granted(order, (index) => settled.includes(index), shown)]).toEqual(wanted),
  );
});
