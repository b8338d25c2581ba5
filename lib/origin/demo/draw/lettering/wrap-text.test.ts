import { measure } from './fonts';
import { wrapText } from './wrap-text';

const QUOTE = 'It only has to last one day.';
const room = measure('It only has to last one', 'dialogue', 30) + 2;

test('lines are of about even length, and no more of them than there must be', () => {
  const lines = wrapText(QUOTE, 'dialogue', 30, room);
  expect(lines).toHaveLength(2);
  expect(lines.join(' ')).toBe(QUOTE);
  const [first, second] = lines.map((line) => measure(line, 'dialogue', 30));
  expect(second!).toBeGreaterThan(0.6 * first!);
  expect(first!).toBeLessThanOrEqual(room);
});

test('what fits stays on one line, and a word too long stays whole', () => {
  expect(wrapText(QUOTE, 'dialogue', 30, 2000)).toEqual([QUOTE]);
  expect(wrapText('Unbreakable', 'dialogue', 30, 20)).toEqual(['Unbreakable']);
});
