import { isAtRest, scheduleWord } from './schedule-word';
import { chapterEnding, timeLeft } from './time-left';

const now = 1_800_000_000;
const hour = 3_600;
const day = 24 * hour;

test.each([
  [6 * day + 14 * hour + 59, { unit: 'days', days: 6, hours: 14 }],
  [day - 1, { unit: 'hours', hours: 23, minutes: 59 }],
  [5, { unit: 'minutes', minutes: 1 }],
  [0, undefined],
])('%i seconds left', (seconds, left) => expect(timeLeft(now + seconds, now)).toEqual(left));

test.each([
  [7 * day + 1, undefined],
  [7 * day, { kind: 'soon', days: 7 }],
  [hour, { kind: 'soon', days: 0 }],
  [0, { kind: 'over' }],
])('a chapter that ends in %i seconds @2.46 @4.32 @9.14', (seconds, ending) =>
  expect(chapterEnding(now + seconds, now)).toEqual(ending),
);

test.each([
  ['weekly', 'friday', 'friday'],
  ['weekly', 'not-regularly', 'weekly'],
  ['monthly', 'friday', 'monthly'],
  ['disabled', 'monday', 'completed'],
  ['one-shot', 'not-regularly', 'one-shot'],
  ['hiatus', 'sunday', 'hiatus'],
] as const)('the schedule %s on %s reads %s @4.16', (schedule, timing, word) => {
  expect(scheduleWord(schedule, timing)).toBe(word);
  expect(isAtRest(word)).toBe(['completed', 'one-shot', 'hiatus'].includes(word));
});
