import { cleanText, printable } from './clean-text';

test.each([
  ['invalid input syntax for type integer: "anna@mail.example"', 'invalid input syntax for type integer: "…"'],
  ['Unexpected token \'h\', "hello, I am Anna" is not valid JSON', 'Unexpected token \'h\', "…" is not valid JSON'],
  ['a quote that is "cut off', 'a quote that is "…"'],
  [
    'getaddrinfo ENOTFOUND https://reader:pass@push.example/send/abc?token=1',
    'getaddrinfo ENOTFOUND https://push.example',
  ],
  [
    'Failed to parse URL from /api/title_list/search?keyword=my+secret&lang=eng',
    'Failed to parse URL from /api/title_list/search?',
  ],
  ['connect ECONNREFUSED 203.0.113.9:443', 'connect ECONNREFUSED [address]:443'],
  ['from 2001:db8::8a2e:370:7334 at noon', 'from [address] at noon'],
  ['no such row 1f0c1e8a-53f5-4a5e-9b43-0f0f4d3a5b11', 'no such row [id]'],
  ['write to anna.lee+x@mail.example, please', 'write to [mail], please'],
  ['Bearer abcdef.ghi is refused', 'Bearer [secret] is refused'],
  ['key aB3_dEf6hIjK9lMnOpQrStUvWxYz012345 unknown', 'key [secret] unknown'],
  [
    `the file ${'0a'.repeat(32)}.webp is missing at 12:30:59`,
    `the file ${'0a'.repeat(32)}.webp is missing at 12:30:59`,
  ],
])('%s', (given, told) => expect(cleanText(given)).toBe(told));

test('names that a database quotes stay', () => {
  expect(cleanText('relation "titles" does not exist', true)).toBe('relation "titles" does not exist');
});

test('nobody writes lines of his own, or very long ones', () => {
  expect(printable('a\nb\u001b[31m\u2028\u202e')).toBe('a\\u{a}b\\u{1b}[31m\\u{2028}\\u{202e}');
  expect(cleanText('x'.repeat(9_000)).length).toBeLessThanOrEqual(500);
});
