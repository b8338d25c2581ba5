import compile from 'icu-minify/compile';
import format from 'icu-minify/format';

import { nameSite } from './name-site';

const NAME = 'Panel & Gutter’s Höfe';
const texts = {
  alone: '{site}',
  within: 'Read {name} on {site}.',
  counted: '{count, plural, one {One at {site}} other {# at {site}}}',
};
const values = { name: 'Moth', count: 2 };
const expected = { alone: NAME, within: `Read Moth on ${NAME}.`, counted: `2 at ${NAME}` };
const keys = ['alone', 'within', 'counted'] as const;

test.each(keys)('fills the site name into a compiled message: %s', (key) => {
  const formatters = {
    getNumberFormat: (locale: string) => new Intl.NumberFormat(locale),
    getPluralRules: (locale: string, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
  };
  expect(format(nameSite(compile(texts[key]), NAME), 'en', values, { formatters } as never)).toBe(expected[key]);
});

test('keeps tags, and inserts a name with `$&` literally', () => {
  expect(nameSite(compile('<b>{site}</b> it is'), NAME)).toEqual([['b', NAME], ' it is']);
  expect(nameSite('{site}', '$& {site}')).toBe('$& {site}');
});
