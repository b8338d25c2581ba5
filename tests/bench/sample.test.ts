import { growthOf, speedRatio, type Sample } from './sample';

const sample = (perSecond: number, microseconds: number): Sample => ({ perSecond, microseconds, busy: 1 });

test('the lower of two ratios counts', () => {
  expect(speedRatio({ bare: sample(1000, 20), origin: sample(900, 80) })).toBe(0.25);
  expect(speedRatio({ bare: sample(1000, 20), origin: sample(300, 40) })).toBe(0.3);
});

test('growth is that of processor time, from the smallest catalogue to the largest', () => {
  expect(growthOf([sample(1, 100), sample(1, 500), sample(1, 120)])).toBe(1.2);
});
