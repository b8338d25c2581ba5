import { isSendable } from './is-sendable';

// A sign of another plane counts as two, as a text area counts it.
test.each([
  ['nothing', '', false],
  ['white space', ' \n\t ', false],
  ['a letter', 'a', true],
  ['as much as the service takes', 'a'.repeat(5_000), true],
  ['one letter more', 'a'.repeat(5_001), false],
  ['half as many clefs', '𝄞'.repeat(2_500), true],
  ['one clef more', '𝄞'.repeat(2_501), false],
])('%s @5.11', (_, message, sendable) => {
  expect(isSendable(message)).toBe(sendable);
});
