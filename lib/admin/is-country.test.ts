import { isCountry } from './is-country';

test.each(['GB', 'DE', 'TH', 'XK', 'TW', 'AQ', 'XX', 'XA'])('%s may be told', (code) =>
  expect(isCountry(code)).toBe(true),
);

test.each(['UK', 'EU', 'UN', 'ZZ', 'SU', 'QQ', 'AN', 'EN', 'gb', 'GBR', 'T1', '', 'Ü'])(
  '%s is told of nobody',
  (code) => expect(isCountry(code)).toBe(false),
);
