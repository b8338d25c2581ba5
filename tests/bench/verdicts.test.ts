import { atLeast, atMost, growthOf, speedRatio, type Sample } from './verdicts';

const sample = (perSecond: number, microseconds: number): Sample => ({ perSecond, microseconds, busy: 1 });

test('the lower of two ratios counts', () => {
  expect(speedRatio({ bare: sample(1000, 20), origin: sample(900, 80) })).toBe(0.25);
  expect(speedRatio({ bare: sample(1000, 20), origin: sample(300, 40) })).toBe(0.3);
});

test('growth is that of processor time, from the smallest catalogue to the largest', () => {
  expect(growthOf([sample(1, 100), sample(1, 500), sample(1, 120)])).toBe(1.2);
});

test('limits themselves are kept, what is no number is not', () => {
  expect([atLeast(0.4, 0.4), atLeast(0.39, 0.4), atLeast(NaN, 0.4)]).toEqual(['ok', 'MISSED', 'MISSED']);
  expect([atMost(1.5, 1.5), atMost(1.51, 1.5), atMost(NaN, 1.5)]).toEqual(['ok', 'MISSED', 'MISSED']);
});
