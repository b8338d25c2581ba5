/** @jest-environment node */
import { limits } from '@/lib/limits';
import type { Progress } from '../../publish/report/progress';
import { showProgress } from './show-progress';

let now: number;
let lines: string[];
beforeEach(() => {
  jest.useFakeTimers();
  [now, lines] = [0, []];
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => {
  now += ms;
  jest.advanceTimersByTime(ms);
};
const log = (line: string) => lines.push(line);
const draw = log;
const clock = () => now;

test.each<[string, Progress, number, string]>([
  ['a stage without counts', { stage: 'texts' }, 20_000, 'Reading texts and covers ...'],
  ['a stage that has just begun', { stage: 'pages', done: 0, total: 9 }, 5_000, 'Preparing pages: 0 of 9'],
  [
    'pages',
    { stage: 'pages', done: 300, total: 1_200 },
    60_000,
    'Preparing pages: 300 of 1,200, 5 pages a second, 3 min left',
  ],
  [
    'chapters with their pages',
    { stage: 'chapters', done: 10, total: 30, pages: 260 },
    20_000,
    'Reading chapters: 10 of 30, 260 pages, 13 pages a second, 40 s left',
  ],
  [
    'hours',
    { stage: 'export', done: 90, total: 9_990 },
    60_000,
    'Exporting pages: 90 of 9,990, 1.5 pages a second, 1 h 50 min left',
  ],
])('reports %s in a line where there is no terminal', (_, progress, elapsed, expected) => {
  const { onProgress, end } = showProgress({ log }, clock);
  onProgress(progress);
  pass(elapsed);
  end();
  expect(lines.at(-1)).toBe(expected);
});

test('writes a line at least every ten seconds while nothing new is reported, and none once it has ended', () => {
  const { onProgress, end } = showProgress({ log }, clock);
  onProgress({ stage: 'rows' });
  pass(60_000);
  expect(lines.length).toBeGreaterThanOrEqual(6);
  expect(limits.publishProgressMs).toBeLessThanOrEqual(10_000);
  end();
  pass(60_000);
  expect(lines.length).toBeLessThanOrEqual(60_000 / limits.publishProgressMs);
});

test('draws a bar as wide as the terminal at each report and each second, and clears it', () => {
  const { onProgress, end } = showProgress({ bar: { columns: 60, draw }, log }, clock);
  onProgress({ stage: 'pages', done: 0, total: 8, file: 'ferry-at-six/eng/001.cbz' });
  pass(1_000);
  onProgress({ stage: 'pages', done: 2, total: 8, file: 'ferry-at-six/eng/001.cbz' });
  end();
  pass(10_000);
  expect(lines).toEqual([
    '[........................] Preparing pages: 0 of 8  ferry-a…',
    '[........................] Preparing pages: 0 of 8  ferry-a…',
    '[######..................] Preparing pages: 2 of 8, 2 pages…',
    '',
  ]);
});
