import type { LanguageCode } from '@/lib/wire/language-codes';
import { allSeries } from './all-series';
import { chapterRows } from './chapter-rows';
import { printingOf } from './printing-of';
import type { SeriesFacts } from './series-facts';

const NOW = 1_795_000_000;
const languagesOf = ({ editions }: SeriesFacts) => Object.keys(editions) as LanguageCode[];
const everywhere = (is: (series: SeriesFacts, language: LanguageCode) => boolean) =>
  allSeries.filter((series) => languagesOf(series).every((language) => is(series, language)));

test('some series read from the right, some from the left, some only downwards, some only across', () => {
  expect(
    everywhere((series, language) => printingOf(series, language).direction === 'rtl').length,
  ).toBeGreaterThanOrEqual(6);
  expect(
    everywhere((series, language) => printingOf(series, language).direction === 'ltr').length,
  ).toBeGreaterThanOrEqual(6);
  expect(everywhere((series, language) => printingOf(series, language).form === 'strip').length).toBeGreaterThanOrEqual(
    3,
  );
  expect(
    everywhere((series, language) => printingOf(series, language).form === 'spreads').length,
  ).toBeGreaterThanOrEqual(1);
});

test('publishers differ: some turn a series round, some make a strip of it or pages of a strip', () => {
  const changed = (key: 'direction' | 'form') =>
    allSeries.filter(
      (series) => new Set(languagesOf(series).map((language) => printingOf(series, language)[key])).size > 1,
    );
  expect(changed('direction').length).toBeGreaterThanOrEqual(4);
  expect(changed('form').length).toBeGreaterThanOrEqual(2);
});

test('only languages that a series is published in print it otherwise, and never as it is anyway', () => {
  for (const series of allSeries) {
    for (const [language, printing] of Object.entries(series.printed ?? {})) {
      expect([series.slug, languagesOf(series)]).toEqual([series.slug, expect.arrayContaining([language])]);
      expect(printingOf(series, language as LanguageCode)).not.toEqual({
        direction: series.direction,
        form: series.form,
      });
      expect(Object.keys(printing).length).toBeGreaterThan(0);
    }
  }
});

test('a chapter is stored as its language prints it', () => {
  const series = allSeries.find(({ slug }) => slug === 'umbrella-weather')!;
  const rows = chapterRows(series, { seed: 1, now: NOW }).filter(({ number }) => number === 1);
  const printed = rows.map(({ source_json, pages_json, is_vertical_only }) => {
    const { language, direction, form } = JSON.parse(source_json) as {
      language: string;
      direction: string;
      form: string;
    };
    return [language, direction, form, (JSON.parse(pages_json) as { kind: string }[])[0]!.kind, is_vertical_only];
  });
  expect(printed).toEqual(
    expect.arrayContaining([
      ['eng', 'rtl', 'pages', 'single', 0],
      ['tha', 'ltr', 'strip', 'slice', 1],
    ]),
  );
});
