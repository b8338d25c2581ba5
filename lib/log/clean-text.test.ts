import { cleanText, printable } from './clean-text';
import { errorFields } from './error-fields';

test.each([
  ['invalid input syntax for type integer: "anna@mail.example"', 'invalid input syntax for type integer: "…"'],
  ['a quote that is "cut off', 'a quote that is "…"'],
  ['ENOTFOUND https://reader:pass@push.example/send/abc?token=1', 'ENOTFOUND https://push.example'],
  ['from /api/title_list/search?keyword=my+secret&lang=eng', 'from /api/title_list/search?'],
  ['connect ECONNREFUSED 203.0.113.9:443', 'connect ECONNREFUSED [address]:443'],
  ['from 2001:db8::8a2e:370:7334 at noon', 'from [address] at noon'],
  ['no such row 1f0c1e8a-53f5-4a5e-9b43-0f0f4d3a5b11', 'no such row [id]'],
  ['write to anna.lee+x@mail.example, please', 'write to [mail], please'],
  ['Bearer abcdef.ghi is refused', 'Bearer [secret] is refused'],
  ['key aB3_dEf6hIjK9lMnOpQrStUvWxYz012345 unknown', 'key [secret] unknown'],
  [`no file ${'0a'.repeat(32)}.webp at 12:30:59`, `no file ${'0a'.repeat(32)}.webp at 12:30:59`],
])('a log line is redacted: %s', (given, logged) => expect(cleanText(given)).toBe(logged));

test('a log line has no control characters and a limited length', () => {
  expect(printable('a\nb\u001b[31m\u2028\u202e')).toBe('a\\u{a}b\\u{1b}[31m\\u{2028}\\u{202e}');
  expect(cleanText('x'.repeat(9_000)).length).toBeLessThanOrEqual(500);
});

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

test('an error is logged with its class, code, stack and cause, and its message redacted', () => {
  const fields = errorFields(new TypeError('bad "anna"\nand anna', { cause: coded('no "room" left', 'ENOSPC') }));
  expect(fields).toMatchObject({
    name: 'TypeError',
    message: 'bad "…"\\u{a}and anna',
    cause: { name: 'Error', message: 'no "…" left', code: 'ENOSPC' },
  });
  expect(fields.stack).toMatch(/^ +at .*clean-text\.test\.ts/);
  expect(fields.stack).not.toContain('anna');
});

test.each([
  ['22P02', '"…"'],
  ['42P01', '"titles"'],
])('a database error %s shows %s, as only some codes quote names', (code, quoted) => {
  expect(errorFields(coded('of "titles"', code)).message).toBe(`of ${quoted}`);
});

test.each([[undefined], ['anna@mail.example'], [{ session: 'a' }]])(
  'of a thrown value %p only the type is logged',
  (thrown) => {
    expect(errorFields(thrown)).toEqual({ name: typeof thrown, message: 'was thrown' });
  },
);
