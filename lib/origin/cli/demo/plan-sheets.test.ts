import { allSeries } from '../../demo/all-series';
import { planSheets, SHEET_KINDS } from './plan-sheets';

const asked = {
  series: allSeries.slice(0, 4),
  languages: ['eng', 'tha'],
  kinds: SHEET_KINDS,
  chapter: 1,
  width: 200,
} as const;

test('every kind with words has a sheet for each language, the others have one', () => {
  const names = planSheets(asked).map(({ name }) => name);
  for (const kind of ['covers', 'landscapes', 'favourites', 'banners'])
    expect(names).toEqual(expect.arrayContaining([`${kind}-eng`, `${kind}-tha`]));
  expect(names).toEqual(
    expect.arrayContaining(['chapter-ferry-at-six-1-eng', 'thumbnails', 'backgrounds', 'news', 'avatars']),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('a series is left out where it has no edition', () => {
  const only = allSeries.find(({ editions }) => !('deu' in editions))!;
  expect(planSheets({ ...asked, series: [only], languages: ['deu'], kinds: ['covers', 'chapters'] })).toEqual([]);
});

test('a chapter is shown page by page, a spread twice as wide as a page', () => {
  const [sheet] = planSheets({
    ...asked,
    series: [allSeries.find(({ form }) => form === 'pages')!],
    languages: ['eng'],
    kinds: ['chapters'],
  });
  const widths = new Set(sheet!.pictures.map(({ size }) => size.width));
  expect([...widths].sort((a, b) => a - b)).toEqual([250, 500]);
});
