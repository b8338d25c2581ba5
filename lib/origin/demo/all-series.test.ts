import type { LanguageCode } from '@/lib/wire/language-codes';
import { titleIdOf } from '../title-id';
import { allSeries } from './all-series';
import { chapterRows } from './chapter-rows';

const AT = { seed: 1, now: 1_795_000_000 };

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
