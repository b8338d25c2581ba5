import { limits } from '@/lib/limits';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());
afterEach(() => jest.restoreAllMocks());

const ALL = Object.keys(LANGUAGE_CODES)
  .filter((code) => code !== 'ita')
  .join(',');
const updated = async () => (await origin.view('title_list/updated')).titleUpdatedView!.latestTitle!;
const free = async (clang: string) =>
  (await origin.view(`title_list/free?clang=${clang}`)).allFreeTitlesView!.freeTitles!;
const tickets = async (clang: string) =>
  (await origin.view(`title_list/ticket?clang=${clang}`)).allTicketTitlesView!.ticketTitle!;
const search = async (keyword: string, clang = ALL, lang = 'eng') =>
  (await origin.view(`title_list/search?keyword=${encodeURIComponent(keyword)}&clang=${clang}&lang=${lang}`))
    .searchView!.allTitlesGroup!;
const names = (groups: Awaited<ReturnType<typeof search>>) => groups.map(({ theTitle }) => theTitle);

/** What the store says of a title's chapters that have come out and not ended, the newest first. */
const readable = (titleId: number) =>
  origin.database
    .selectFrom('chapters')
    .select(['id', 'access', 'start_at'])
    .where('title_id', '=', titleId)
    .where('start_at', '<=', origin.clock.now)
    .where('end_at', '>', origin.clock.now)
    .orderBy('number', 'desc')
    .execute();

test('updated: every title of the catalogue once, with the time of its newest chapter @1.4 @3.10 @7.18', async () => {
  const { languages } = await origin.view('language');
  const titles = await updated();
  expect(titles).toHaveLength(languages!.availableLanguages!.reduce((sum, { titlesCount }) => sum + titlesCount!, 0));
  expect(new Set(titles.map(({ title }) => title!.titleId)).size).toBe(titles.length);
  for (const { title, updatedTitleTimestamp } of titles.slice(0, 30)) {
    expect(updatedTitleTimestamp).toBe(String((await readable(title!.titleId!))[0]!.start_at));
  }
});

test('free: the titles whose newest chapter is, each once, the last updated first @1.4', async () => {
  const titles = await free(ALL);
  const ids = titles.map(({ title }) => title!.titleId!);
  const times = titles.map(({ updatedTitleTimestamp }) => Number(updatedTitleTimestamp));
  expect(new Set(ids).size).toBe(ids.length);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  const everything = await updated();
  for (const { title } of everything) {
    const [newest] = await readable(title!.titleId!);
    expect([title!.titleId, ids.includes(title!.titleId!)]).toEqual([title!.titleId, newest?.access === 'free']);
  }
});

test('free: a title with several chapters that came out at once is there once', async () => {
  const [{ title } = { title: null }] = await free('eng');
  const [newest, ...earlier] = await readable(title!.titleId!);
  const together = earlier.filter(({ access }) => access === 'free').slice(0, 2);
  expect(together).toHaveLength(2);
  await origin.database
    .updateTable('chapters')
    .set({ start_at: newest!.start_at })
    .where(
      'id',
      'in',
      together.map(({ id }) => id),
    )
    .execute();
  origin.clock.now += 1;
  expect((await free('eng')).filter((one) => one.title!.titleId === title!.titleId)).toHaveLength(1);
  for (const { id, start_at } of together)
    await origin.database.updateTable('chapters').set({ start_at }).where('id', '=', id).execute();
});

test('tickets: the titles with chapters for them, and which are the first and the last @1.4 @3.11', async () => {
  const titles = await tickets(ALL);
  expect(titles.length).toBeGreaterThan(5);
  for (const { title, firstTicketChapter, lastTicketChapter } of titles) {
    const own = (await readable(title!.titleId!)).filter(({ access }) => access === 'ticket').map(({ id }) => id);
    expect([firstTicketChapter, lastTicketChapter]).toEqual([own.at(-1), own[0]]);
  }
  const { count } = await origin.database
    .selectFrom('chapters')
    .select(({ fn }) => fn.count<number>('title_id').distinct().as('count'))
    .where('access', '=', 'ticket')
    .where('start_at', '<=', origin.clock.now)
    .where('end_at', '>', origin.clock.now)
    .executeTakeFirstOrThrow();
  expect(titles).toHaveLength(Number(count));
});

test('tickets: the last updated first, and of more than one answer lists these, each with all its chapters', async () => {
  const all = await tickets(ALL);
  const ids = all.map(({ title }) => title!.titleId!);
  const times = new Map(
    (await updated()).map(({ title, updatedTitleTimestamp }) => [title!.titleId!, Number(updatedTitleTimestamp)]),
  );
  expect(ids).toEqual([...ids].sort((a, b) => times.get(b)! - times.get(a)! || a - b));
  const more = origin.database.updateTable('chapters').where('id', 'in', [10_010, 10_011, 10_012]);
  await more.set({ access: 'ticket' }).execute();
  const most = (value: number) => {
    jest.replaceProperty(limits as { listedTitlesMax: number }, 'listedTitlesMax', value);
    origin.clock.now += 1;
    return tickets(ALL);
  };
  const some = await most(ids.length);
  expect(some.map(({ title }) => title!.titleId)).toEqual(ids);
  expect(some.find(({ title }) => title!.titleId === 10)).toMatchObject({
    firstTicketChapter: 10_010,
    lastTicketChapter: 10_126,
  });
  expect((await most(3)).map(({ title }) => title!.titleId)).toEqual(ids.slice(0, 3));
  await more.set({ access: 'app' }).execute();
});

test.each(['eng', 'tha', 'rus,vie'])('free and tickets: only in the languages that are read: %s', async (clang) => {
  const wanted = clang.split(',').map((code) => LANGUAGE_CODES[code as keyof typeof LANGUAGE_CODES]);
  const titles = [...(await free(clang)), ...(await tickets(clang))].map(({ title }) => title!.language ?? 0);
  expect(new Set(titles)).toEqual(new Set(wanted));
});

test('free and tickets: in English where no known language is read, nothing in one without titles', async () => {
  const [freeInEnglish, ticketsInEnglish] = [await free('eng'), await tickets('eng')];
  for (const clang of ['', 'xxx', ',,'])
    expect([await free(clang), await tickets(clang)]).toEqual([freeInEnglish, ticketsInEnglish]);
  expect([await free('ita'), await tickets('ita')]).toEqual([[], []]);
});

test('search: any part of a name or an author, whatever the case, also of one letter @5.22', async () => {
  expect(names(await search('TRAM'))).toContain('Ghost Tram Line 9');
  expect(names(await search('m L'))).toContain('Ghost Tram Line 9');
  expect(names(await search('  tram line  '))).toContain('Ghost Tram Line 9');
  expect((await search('9')).length).toBeGreaterThan(0);
  expect((await search('e')).length).toBeGreaterThan(15);
  const [{ titles } = { titles: [] }] = await search('Ghost Tram Line 9');
  const { author } = titles![0]!;
  expect(names(await search(author!.toUpperCase()))).toContain('Ghost Tram Line 9');
});

test('search: in every language’s own letters @5.22', async () => {
  for (const [code, language] of Object.entries(LANGUAGE_CODES).filter(([name]) => name !== 'ita')) {
    const { title } = (await updated()).find((one) => (one.title!.language ?? 0) === language)!;
    const found = (await search(title!.name!, code, code)).flatMap(({ titles }) => titles!);
    expect(found.map(({ titleId }) => titleId)).toContain(title!.titleId);
    expect(new Set(found.map((one) => one.language ?? 0))).toEqual(new Set([language]));
  }
});

test.each(['%', '_', 'Gh%st', "'", '"', '\\', '   ', '🐈'])(
  'search: %j stands for itself alone @5.28',
  async (keyword) => {
    expect(await search(keyword, 'eng')).toEqual([]);
  },
);

test('search: for nothing, the genres of what goes on, as the list offers them, also where there is more than it can list', async () => {
  const readers = ['lang=eng&clang=eng', 'lang=deu&clang=eng,deu', `lang=tha&clang=${ALL}`, 'lang=eng&clang=ita'];
  const genres = async (reader: string) =>
    (await origin.view(`title_list/search?keyword=%20&${reader}`)).searchView!.allTags!;
  const listed = async (reader: string) =>
    (await origin.view(`title_list/all_v3?type=serializing&${reader}`)).searchView!.allTags!;
  const offered = await Promise.all(readers.map(listed));
  expect(offered[0]!.length).toBeGreaterThan(10);
  expect(offered.at(-1)).toEqual([]);
  jest.replaceProperty(limits as { listedSeriesMax: number }, 'listedSeriesMax', 1);
  origin.clock.now += 1;
  expect((await listed(readers[0]!)).length).toBeLessThan(offered[0]!.length);
  expect(await Promise.all(readers.map(genres))).toEqual(offered);
});
