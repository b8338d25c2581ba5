import { isSendable } from './is-sendable';

// A character outside the basic plane counts as two, as a text area counts it.
test.each([
  ['no text', '', false],
  ['white space', ' \n\t ', false],
  ['5,000 letters', 'a'.repeat(5_000), true],
  ['5,001 letters', 'a'.repeat(5_001), false],
  ['2,501 clefs', '𝄞'.repeat(2_501), false],
])('%s @5.11', (_, message, sendable) => expect(isSendable(message)).toBe(sendable));
