import { COUNTRIES_MAX, OPEN } from './calls';
import { formOf, readForm } from './switches-form';

const typed = { maintenance: false, retryAfter: '300', blocked: '', allowed: '' };

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))).join(' ');

test('what is set is what was typed, however it is spaced', () => {
  expect(readForm({ maintenance: true, retryAfter: ' 60 ', blocked: 'fr, de;fr', allowed: '  ' })).toEqual({
    maintenance: true,
    retryAfter: 60,
    blockedCountries: ['FR', 'DE'],
    allowedCountries: null,
  });
  expect(readForm(formOf(OPEN))).toEqual(OPEN);
  const set = { maintenance: false, retryAfter: 5, blockedCountries: ['XA'], allowedCountries: ['XB', 'XC'] };
  expect(readForm(formOf(set))).toEqual(set);
});

test.each([
  ['retryAfter', '', ''],
  ['retryAfter', '0', '0'],
  ['retryAfter', '-5', '-5'],
  ['retryAfter', '1e3', '1e3'],
  ['retryAfter', '604801', '604801'],
  ['retryAfter', 'soon', 'soon'],
  ['blocked', 'FR Germany', 'GERMANY'],
  ['allowed', 'F', 'F'],
  ['blocked', 'GB uk', 'UK'],
  ['allowed', many(COUNTRIES_MAX + 1), ''],
])('of %s, %j is told to be wrong', (field, text, value) =>
  expect(readForm({ ...typed, [field]: text })).toEqual({ field, value }),
);
