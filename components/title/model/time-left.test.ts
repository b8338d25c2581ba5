import { chapterEnding, timeLeft } from './time-left';

const now = 1_800_000_000;
const hour = 3_600;
const day = 24 * hour;

test.each([
  [6 * day + 14 * hour + 59, { unit: 'days', days: 6, hours: 14 }],
  [day, { unit: 'days', days: 1, hours: 0 }],
  [day - 1, { unit: 'hours', hours: 23, minutes: 59 }],
  [59 * 60, { unit: 'minutes', minutes: 59 }],
  [5, { unit: 'minutes', minutes: 1 }],
  [0, undefined],
  [-day, undefined],
])('%i seconds', (seconds, left) => expect(timeLeft(now + seconds, now)).toEqual(left));

test.each([
  [7 * day + 1, undefined],
  [7 * day, { kind: 'soon', days: 7 }],
  [3 * day + hour, { kind: 'soon', days: 3 }],
  [hour, { kind: 'soon', days: 0 }],
  [0, { kind: 'over' }],
])('a chapter that ends in %i seconds @2.46 @4.32 @9.14', (seconds, ending) =>
  expect(chapterEnding(now + seconds, now)).toEqual(ending),
);

test('a chapter without an end', () => expect(chapterEnding(undefined, now)).toBeUndefined());
