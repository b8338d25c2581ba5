import { releaseTimes } from './release-times';

const chapter = (start_at: number, end_at = 1_000) => ({ start_at, end_at });

test.each([
  ['nothing', [], [], [0, 0, 0]],
  ['what is out and what comes', [chapter(10), chapter(20), chapter(60)], [70], [10, 20, 60]],
  ['what is announced sooner than a chapter comes', [chapter(10), chapter(60)], [40, 55], [10, 10, 55]],
  ['nothing out yet', [chapter(60)], [], [0, 0, 60]],
  [
    'the newest over, which is no newest, and the first, which it stays',
    [chapter(10, 20), chapter(20), chapter(30, 50)],
    [],
    [10, 20, 0],
  ],
  ['all over', [chapter(10, 20)], [50], [10, 0, 0]],
])('of %s', (_, chapters, announced, expected) => {
  expect(Object.values(releaseTimes(chapters, announced, 50))).toEqual(expected);
});
