import { isAtRest, scheduleWord } from './schedule-word';

test.each([
  ['weekly', 'friday', 'friday'],
  ['weekly', 'not-regularly', 'weekly'],
  ['monthly', 'friday', 'monthly'],
  ['disabled', 'monday', 'completed'],
  ['completed', 'day', 'completed'],
  ['one-shot', 'not-regularly', 'one-shot'],
  ['hiatus', 'sunday', 'hiatus'],
] as const)('%s on %s reads %s @4.16', (schedule, timing, word) => expect(scheduleWord(schedule, timing)).toBe(word));

test('a series at rest is told from one that goes on', () => {
  expect(isAtRest('hiatus')).toBe(true);
  expect(isAtRest('tuesday')).toBe(false);
});
