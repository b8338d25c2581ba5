import { keepsLimit } from './figure';
import { growthFigure } from './growth-figure';

const HOME = { name: 'home', pathIn: () => '/updates' };
const answer = (processor: number, status = 200, isKept = false) => ({
  status,
  isKept,
  milliseconds: 2 * processor,
  processor,
  bytes: 2_048,
});
const of = (size: number, processor: number, { made = 200, kept = 200, isMade = true } = {}) => ({
  size,
  cold: [answer(processor, made, !isMade)],
  warm: [answer(1, 200, true), answer(1, kept, true)],
});

test('growth is that of processor time, to the worst of all sizes, and is judged', () => {
  const figure = growthFigure({ page: HOME, sizes: [of(100, 10), of(1_000, 20), of(10_000, 12)] });
  expect(figure).toMatchObject({ what: 'home', value: 2, unit: 'of 100 series', limit: { most: 1.5 } });
  expect(figure.beside).toContain('100: 10.0 ms of the processor, 20 ms, kept 2.0 ms, 2 KiB; 1,000: 20.0 ms');
});

test('what grows up to a number of series is judged from there on', () => {
  const figure = growthFigure({ page: { ...HOME, growsTo: 900 }, sizes: [of(100, 1), of(1_000, 20), of(10_000, 30)] });
  expect(figure).toMatchObject({ value: 1.5, unit: 'of 1,000 series', limit: { most: 1.5 } });
});

test('of several rounds the cheapest quarter counts: what else is done meanwhile comes on top', () => {
  const first = of(100, 10);
  const second = { ...of(1_000, 14), cold: [answer(90), answer(14), answer(15)] };
  expect(growthFigure({ page: HOME, sizes: [first, second] })).toMatchObject({ value: 1.4 });
});

test('one round that seems to have cost nothing does not tell what a page costs', () => {
  const first = { ...of(100, 10), cold: [answer(0), answer(10), answer(11), answer(12), answer(40)] };
  expect(growthFigure({ page: HOME, sizes: [first, of(1_000, 14)] })).toMatchObject({ value: 1.4 });
});

test('what counts all is judged by what it takes', () => {
  const figure = growthFigure({ page: { ...HOME, most: 50 }, sizes: [of(100, 10), of(1_000, 60), of(10_000, 20)] });
  expect(figure).toMatchObject({ value: 60, unit: 'ms of the processor', limit: { most: 50 } });
  expect(keepsLimit(figure)).toBe(false);
});

test('what still grows is told alone, and so is one size, which is as large as itself', () => {
  expect(growthFigure({ page: { ...HOME, growsTo: 1_000 }, sizes: [of(100, 10), of(1_000, 20)] })).toMatchObject({
    value: 2,
    unit: 'of 100 series',
  });
  expect(
    growthFigure({ page: { ...HOME, growsTo: 1_000 }, sizes: [of(100, 10), of(1_000, 20)] }).limit,
  ).toBeUndefined();
  expect(growthFigure({ page: HOME, sizes: [of(100, 10)] }).limit).toBeUndefined();
});

test.each([
  ['made', { made: 500 }],
  ['kept', { kept: 500 }],
])('a page that is not answered as it is %s has no figure, judged or not', (_, statuses) => {
  for (const page of [HOME, { ...HOME, growsTo: 1_000 }, { ...HOME, most: 50 }]) {
    const figure = growthFigure({ page, sizes: [of(100, 10), of(1_000, 10, statuses)] });
    expect(figure).toMatchObject({ value: NaN, beside: expect.stringMatching(/; 1,000: 500$/) });
    expect(keepsLimit(figure)).toBe(false);
  }
});

test('a page that was kept, though it should have been made, has no figure', () => {
  const figure = growthFigure({ page: HOME, sizes: [of(100, 10), of(1_000, 10, { isMade: false })] });
  expect(figure).toMatchObject({ value: NaN, beside: expect.stringMatching(/; 1,000: not made anew$/) });
});
