import { memoryByThirds } from './memory-by-thirds';

const seconds = (of: (second: number) => number) => Array.from({ length: 90 }, (_, second) => of(second));

test('what fills once is no growth, whatever is collected from time to time', () => {
  const { second, last } = memoryByThirds(seconds((at) => 400 + Math.min(at, 25) * 10 + (at % 7) * 20));
  expect(last / second).toBeCloseTo(1, 1);
});

test('what grows with every request is', () => {
  const { second, last } = memoryByThirds(seconds((at) => 400 + at * 10));
  expect(last / second).toBeGreaterThan(1.1);
});

test('of nothing there is no number', () => expect(memoryByThirds([]).last).toBeNaN());
