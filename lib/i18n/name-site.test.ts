import { readFileSync } from 'node:fs';
import path from 'node:path';

import { createTranslator } from 'next-intl';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';

import { allTexts } from './all-texts-in-test';
import { LOCALES } from './locales';
import { nameSite } from './name-site';
import { sourceFiles } from './source-in-test';

const NAME = 'Panel & Gutter’s Höfe';
const texts = {
  plain: 'Nothing',
  alone: '{site}',
  within: 'Read {name} on {site}.',
  counted: '{count, plural, one {One at {site}} other {# at {site}}}',
  tagged: '<b>{site}</b> it is',
};
const given = { name: 'Moth', count: 2 };
const said = { plain: 'Nothing', alone: NAME, within: `Read Moth on ${NAME}.`, counted: `2 at ${NAME}` };

test('texts and messages say the name', () => {
  const { alone, within, counted } = nameSite(texts, NAME);
  const t = createTranslator({ locale: 'en', messages: { alone, within, counted } as Record<string, string> });
  expect({ plain: 'Nothing', alone: t('alone'), within: t('within', given), counted: t('counted', given) }).toEqual(
    said,
  );
});

test.each(Object.entries(said))('so do compiled messages: %s', (key, expected) => {
  const compiled = nameSite(compile(texts[key as keyof typeof said]), NAME);
  const formatters = {
    getNumberFormat: (locale: string) => new Intl.NumberFormat(locale),
    getPluralRules: (locale: string, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
  };
  expect(format(compiled, 'en', given, { formatters } as never)).toBe(expected);
});

test('what is marked stays marked', () => {
  expect(nameSite(compile(texts.tagged), NAME)).toEqual([['b', NAME], ' it is']);
});

test('a name is nothing to be replaced by', () => {
  expect(nameSite('{site}', '$& {site}')).toBe('$& {site}');
});

test.each(LOCALES)('%s names no site of its own', async (locale) => {
  expect((await allTexts(locale)).filter(([, text]) => /komawari/i.test(text))).toEqual([]);
});

test('nor does anything that is shown', () => {
  const shown = [
    ...sourceFiles('components'),
    ...sourceFiles('lib/seo'),
    ...sourceFiles('lib/feeds'),
    ...sourceFiles('lib/origin/texts'),
    ...sourceFiles('lib/origin/demo'),
  ];
  expect(shown.length).toBeGreaterThan(300);
  const naming = shown.filter((file) => readFileSync(path.resolve(file), 'utf8').includes('Komawari'));
  expect(naming).toEqual([]);
});
