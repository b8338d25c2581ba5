import type { LanguageCode } from '@/lib/wire/language-codes';
import { titleIdOf } from '../title-id';
import { allSeries } from './all-series';
import { chapterRows } from './chapter-rows';
import { labels } from './labels';
import { printingOf } from './printing-of';
import { tagNames } from './tags';

const AT = { seed: 1, now: 1_795_000_000 };

describe('the catalogue', () => {
  test('covers every label, tag, rating, reading direction, form and chapter access', () => {
    expect(new Set(allSeries.map(({ label }) => label))).toEqual(new Set(Object.keys(labels)));
    expect(new Set(allSeries.flatMap(({ tags }) => tags))).toEqual(new Set(Object.keys(tagNames)));
    expect(new Set(allSeries.map(({ rating }) => rating)).size).toBe(4);
    expect(new Set(allSeries.flatMap(({ newest }) => newest))).toEqual(
      new Set(['free', 'ends-soon', 'ticket', 'one-time-free', 'subscription']),
    );
    const printings = allSeries.flatMap((series) =>
      (Object.keys(series.editions) as LanguageCode[]).map((language) => printingOf(series, language)),
    );
    expect(new Set(printings.map(({ direction }) => direction))).toEqual(new Set(['rtl', 'ltr']));
    expect(new Set(printings.map(({ form }) => form))).toEqual(new Set(['pages', 'strip', 'spreads']));
  });

  test('offers subscription chapters only in series with a plan, and one-shots of one chapter', () => {
    for (const { slug, newest, planType, status, chapters } of allSeries) {
      expect([slug, newest.includes('subscription') && planType === 'disabled']).toEqual([slug, false]);
      expect([slug, chapters === 1]).toEqual([slug, status === 'one-shot']);
    }
  });
});

test.each(allSeries)('chapters of $slug have titles of their own and no gap but the one that is meant', (series) => {
  const rows = chapterRows(series, AT);
  for (const language of Object.keys(series.editions) as LanguageCode[]) {
    const chapters = rows.filter(({ title_id }) => title_id === titleIdOf(series.id, language));
    const titles = chapters.map(({ sub_title }) => sub_title);
    expect(titles.filter((title, index) => !title || titles.indexOf(title) !== index)).toEqual([]);
    const gaps = chapters.filter(({ number, end_at }, index) => number !== index + 1 || end_at <= AT.now);
    expect(gaps).toHaveLength(series.hasEndedChapter ? 1 : 0);
  }
});

test('a chapter is stored in the direction and form of its language', () => {
  const series = allSeries.find(({ slug }) => slug === 'umbrella-weather')!;
  const printed = chapterRows(series, AT)
    .filter(({ number }) => number === 1)
    .map(({ source_json, pages_json, is_vertical_only }) => {
      const { language, direction } = JSON.parse(source_json) as { language: string; direction: string };
      return [language, direction, (JSON.parse(pages_json) as { kind: string }[])[0]!.kind, is_vertical_only];
    });
  expect(printed).toEqual(
    expect.arrayContaining([
      ['eng', 'rtl', 'single', 0],
      ['tha', 'ltr', 'slice', 1],
    ]),
  );
});
