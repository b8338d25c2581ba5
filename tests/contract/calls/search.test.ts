import { fold } from '@/lib/fold';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const search = async (keyword: string, clang = 'eng') =>
  (await origin.view(`title_list/search?keyword=${encodeURIComponent(keyword)}&lang=eng&clang=${clang}`)).searchView!;
const namesFor = async (keyword: string, clang?: string) =>
  (await search(keyword, clang)).allTitlesGroup!.map(({ theTitle }) => theTitle);

test.each(['ghost tram', 'GHOST', 'm L', '  tram \u00a0 line  ', '9', 'maruo', 'MARUO', 'ghöst trám'])(
  'finds a title by %j in its name or author @5.22',
  async (keyword) => {
    expect(await namesFor(keyword)).toContain('Ghost Tram Line 9');
  },
);

test.each(['zzzzqq', '%', '_', 'Gh%st', "'", '"', '\\', '🐈'])(
  'finds nothing for %j: pattern characters are literal @5.22 @5.28',
  async (keyword) => {
    expect(await namesFor(keyword)).toEqual([]);
  },
);

/** A name as others type it: in capitals, without its marks, in full-width letters, with more spaces. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  fold,
  (name) => name.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (name) => ` ${name.replaceAll(' ', '  ')} `,
];

test('finds names in every content language in any spelling, and only there @1.10 @5.22', async () => {
  const { titleUpdatedView } = await origin.view('title_list/updated');
  for (const [code, language] of Object.entries(LANGUAGE_CODES).filter(([name]) => name !== 'ita')) {
    const { title } = titleUpdatedView!.latestTitle!.find((one) => (one.title!.language ?? 0) === language)!;
    for (const spell of SPELLINGS) {
      const keyword = spell(title!.name!);
      const found = (await search(keyword, code)).allTitlesGroup!.flatMap(({ titles }) => titles!);
      expect([keyword, found.map(({ titleId }) => titleId)]).toEqual([
        keyword,
        expect.arrayContaining([title!.titleId]),
      ]);
      expect(new Set(found.map((one) => one.language ?? 0))).toEqual(new Set([language]));
    }
  }
  expect(await namesFor('Ghost Tram', 'tha')).toEqual([]);
});

test('an empty keyword finds no title and offers the genres of the running series', async () => {
  const running = await origin.view('title_list/all_v3?type=serializing&lang=eng&clang=eng');
  const carried = new Set(running.searchView!.allTitlesGroup!.flatMap(({ tags }) => tags!.map(({ slug }) => slug)));
  const genres = running.searchView!.allTags!.filter(({ slug }) => carried.has(slug));
  expect(genres.length).toBeGreaterThan(10);
  expect(await search(' ')).toMatchObject({ allTags: genres, allTitlesGroup: [] });
});
