import { granted } from './preload';

const order = [10, 11, 12, 13, 14, 15, 9, 8];
const asked = (settled: number[], shown = 2) => [...granted(order, (index) => settled.includes(index), shown)];

describe('granted', () => {
  it('asks for what is seen, and for one more beside it', () => expect(asked([])).toEqual([10, 11, 12]));
  it('asks for the next three once what is seen is there', () => expect(asked([10, 11])).toEqual([10, 11, 12, 13, 14]));
  it('keeps what has come, wherever it lies in the order', () =>
    expect(asked([8, 10, 11, 12])).toEqual([10, 11, 12, 13, 14, 15, 8]));
  it('asks for everything in the end', () => expect(asked([10, 11, 12, 13, 14])).toEqual(order));
  it('asks for all that is seen, however much that is, and for nothing else meanwhile', () =>
    expect(asked([], 5)).toEqual([10, 11, 12, 13, 14]));
});
