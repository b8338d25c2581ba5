import { payloadCredits } from './payload-credits';

test('every payload is in one credit, and every credit is of a title of its own', () => {
  const payloads = Array.from({ length: 201 }, (_, at) => `<${at}>`);
  const credits = payloadCredits(payloads);
  expect(credits.map(({ text }) => text).join(' ')).toBe(payloads.join(' '));
  expect(new Set(credits.map(({ id }) => id)).size).toBe(3);
});
