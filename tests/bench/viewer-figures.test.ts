import { keepsLimit } from './figure';
import { together, viewerFigures, type Measurements } from './viewer-figures';

const ROUND = { milliseconds: 20, drawn: 300, blank: 0, made: 900, empty: 0, mostHeld: 6 };
const LONG = { heapAt100: 9e6, heapAt300: 9e6, mostHeld: 8, longestTask: 30, longestByClock: 70 };
const MEASURED: Measurements = {
  bareTurn: 12,
  turning: [{ pages: 20, ...ROUND }],
  shift: { vertical: 0, horizontal: 0 },
  turned: LONG,
  scrolled: LONG,
  decryption: { decrypted: 900, copied: 9_000 },
  scripts: { named: 150_000, everywhere: 90_000, later: 20_000, each: [] },
};
const missed = (measured: Partial<Measurements>) =>
  viewerFigures({ ...MEASURED, ...measured }, 4).flatMap((figure) => (keepsLimit(figure) ? [] : [figure.what]));

test('of rounds the median time counts, and all frames', () => {
  expect(
    together([ROUND, { ...ROUND, milliseconds: 30, blank: 2, mostHeld: 7 }, { ...ROUND, milliseconds: 90 }]),
  ).toEqual({ milliseconds: 30, drawn: 900, blank: 2, made: 2_700, empty: 0, mostHeld: 7 });
});

test.each([
  ['no frame was drawn', { drawn: 0 }, ['20 pages: blank frames']],
  ['the page made no frame', { made: 0 }, ['20 pages: empty frames']],
  ['no page ever held a picture', { mostHeld: 0 }, ['20 pages: with a picture']],
  ['a key turned no page', { milliseconds: NaN }, ['20 pages: a turn']],
])('a round in which %s leaves no figure, whatever the others saw', (_, round, rows) => {
  expect(missed({ turning: [{ pages: 20, ...together([ROUND, { ...ROUND, ...round }, ROUND]) }] })).toEqual(rows);
});

test('nor has a long chapter one whose pages held no picture, or whose tasks were not noted', () => {
  expect(missed({ turned: { ...LONG, mostHeld: 0, longestTask: NaN } })).toEqual([
    '300 pages, turned: with a picture',
    '300 pages, turned: longest task',
  ]);
  expect(missed({})).toEqual([]);
});

test('by the clock a task is judged on a quiet machine alone, and it is said', () => {
  const byClock = (othersBefore: number) =>
    viewerFigures(MEASURED, othersBefore).find(({ what }) => what === '300 pages, turned: longest task by the clock');
  expect(byClock(0.4)).toMatchObject({
    value: 70,
    beside: 'judged below a load of 2.5; it was 0.4',
    limit: { most: 50 },
  });
  expect(byClock(2.5)).toMatchObject({ beside: 'judged below a load of 2.5; it was 2.5' });
  expect(byClock(2.5)).not.toHaveProperty('limit');
});
