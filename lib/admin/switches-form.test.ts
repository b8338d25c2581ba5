import { COUNTRIES_MAX, OPEN } from './calls';
import { isCountry } from './is-country';
import { formOf, readForm } from './switches-form';

const empty = { maintenance: false, retryAfter: '300', blocked: '', allowed: '' };

const codes = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))).join(' ');

test('reads the form however country codes are separated, and writes it back', () => {
  expect(readForm({ maintenance: true, retryAfter: ' 60 ', blocked: 'fr, de;fr', allowed: '  ' })).toEqual({
    maintenance: true,
    retryAfter: 60,
    blockedCountries: ['FR', 'DE'],
    allowedCountries: null,
  });
  expect(readForm(formOf(OPEN))).toEqual(OPEN);
});

test.each([
  ['retryAfter', '', ''],
  ['retryAfter', '0', '0'],
  ['retryAfter', '1e3', '1e3'],
  ['retryAfter', '604801', '604801'],
  ['blocked', 'FR Germany', 'GERMANY'],
  ['blocked', 'GB uk', 'UK'],
  ['allowed', codes(COUNTRIES_MAX + 1), ''],
])('rejects the field %s with %j', (field, text, value) =>
  expect(readForm({ ...empty, [field]: text })).toEqual({ field, value }),
);

test.each([
  ['GB', true],
  ['UK', false],
  ['gb', false],
  ['', false],
])('%j is a country code: %s', (code, isCode) => expect(isCountry(code)).toBe(isCode));
