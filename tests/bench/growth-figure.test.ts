import { keepsLimit } from './figure';
import { growthFigure } from './growth-figure';

const HOME = { name: 'home', pathIn: () => '/updates' };
const answer = (processor: number, status = 200, isKept = false) => ({ status, isKept, milliseconds: 2 * processor, processor, bytes: 2_048 });
const of = (size: number, processor: number, { made = 200, kept = 200, isMade = true } = {}) => ({ size, cold: [answer(processor, made, !isMade)], warm: [answer(1, 200, true), answer(1, kept, true)] });

test('growth is that of processor time, to the worst of all sizes, and is judged', () => {
  const figure = growthFigure({ page: HOME, sizes: [of(100, 10), of(1_000, 20), of(10_000, 12)] });
  expect(figure).toMatchObject({ what: 'home', value: 2, unit: 'of 100 series', limit: { most: 1.5 } });
  expect(figure.beside).toContain('100: 10.0 ms of the processor, 20 ms, kept 2.0 ms, 2 KiB; 1,000: 20.0 ms');
});

test('what is bound to grow is told alone, and so is one size, which is as large as itself', () => {
  expect(growthFigure({ page: { ...HOME, grows: true }, sizes: [of(100, 10), of(1_000, 20)] }).limit).toBeUndefined();
  expect(growthFigure({ page: HOME, sizes: [of(100, 10)] }).limit).toBeUndefined();
});

test.each([['made', { made: 500 }], ['kept', { kept: 500 }]])('a page that is not answered as it is %s has no figure, judged or not', (_, statuses) => {
  for (const page of [HOME, { ...HOME, grows: true }]) {
    const figure = growthFigure({ page, sizes: [of(100, 10), of(1_000, 10, statuses)] });
    expect(figure).toMatchObject({ value: NaN, beside: expect.stringMatching(/; 1,000: 500$/) });
    expect(keepsLimit(figure)).toBe(false);
  }
});

test('a page that was kept, though it should have been made, has no figure', () => {
  const figure = growthFigure({ page: HOME, sizes: [of(100, 10), of(1_000, 10, { isMade: false })] });
  expect(figure).toMatchObject({ value: NaN, beside: expect.stringMatching(/; 1,000: not made anew$/) });
});
