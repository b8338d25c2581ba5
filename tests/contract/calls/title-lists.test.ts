import { LANGUAGE_CODES } from '@/lib/wire/language-codes';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const ALL = Object.keys(LANGUAGE_CODES)
  .filter((code) => code !== 'ita')
  .join(',');
const list = async (type: string, more = 'lang=eng&clang=eng') =>
  (await origin.view(`title_list/all_v3?type=${type}&${more}`)).searchView!;
const all = async () => (await origin.view('title_list/allV2')).allTitlesViewV2!.allTitlesGroup!;
const updated = async () => (await origin.view('title_list/updated')).titleUpdatedView!.latestTitle!;
const free = async (clang: string) =>
  (await origin.view(`title_list/free?clang=${clang}`)).allFreeTitlesView!.freeTitles!;
const tickets = async (clang: string) =>
  (await origin.view(`title_list/ticket?clang=${clang}`)).allTicketTitlesView!.ticketTitle!;
/** A title's open chapters in the database, the newest first. */
const openChapters = (titleId: number) =>
  origin.database
    .selectFrom('chapters')
    .select(['id', 'access', 'start_at'])
    .where('title_id', '=', titleId)
    .where('start_at', '<=', origin.clock.now)
    .where('end_at', '>', origin.clock.now)
    .orderBy('number', 'desc')
    .execute();

test('all titles has every series with its editions, tags and label @1.13 @7.11 @7.34 @7.35', async () => {
  const groups = await all();
  expect(groups).toHaveLength(30);
  for (const { titles, tags, label, theTitle } of groups) {
    expect(titles!.length).toBeGreaterThanOrEqual(2);
    expect(tags!.length).toBeGreaterThan(0);
    expect(label!.description).not.toBe('');
    expect(titles!.map(({ name }) => name)).toContain(theTitle);
  }
});

test('every series with an English title is on one tab of the list @1.10 @5.14 @7.17 @7.41', async () => {
  const tabs = await Promise.all(['serializing', 'completed', 'one-shot'].map((type) => list(type)));
  const names = tabs.flatMap((tab) => tab.allTitlesGroup!.map(({ theTitle }) => theTitle));
  expect(new Set(names).size).toBe(names.length);
  const english = (await all()).filter(({ titles }) => titles!.some(({ language }) => language === 0));
  expect(names).toHaveLength(english.length);
  const [running, finished] = tabs.map(({ allTitlesGroup }) => allTitlesGroup!);
  const statuses = running!.map((group) => group.titles![0]!.titleUpdateStatus);
  expect(statuses.slice(0, 2)).toEqual([2, 2]);
  expect(statuses.lastIndexOf(2)).toBeLessThan(statuses.indexOf(0));
  expect(running!.some(({ nextChapterStartTimestamp }) => nextChapterStartTimestamp! > origin.clock.now)).toBe(true);
  expect(finished!.filter(({ nextChapterStartTimestamp }) => nextChapterStartTimestamp)).toEqual([]);
});

test('every tab names the tags and labels of all tabs in the interface language @1.13 @7.17 @7.41 @7.42', async () => {
  const { allTags, contents } = await list('one-shot', 'lang=deu&clang=eng,deu');
  const groups = await all();
  const used = new Set(groups.flatMap((group) => group.tags!.map(({ slug }) => slug)));
  expect(new Set(allTags!.map(({ slug }) => slug))).toEqual(used);
  expect(allTags!.find(({ slug }) => slug === 'animals' || slug === 'food')?.tag).toMatch(/Tiere|Kulinarik/);
  const labels = contents!.flatMap((content) => content.allLabels!);
  expect(new Set(labels.map(({ label }) => label ?? 0))).toEqual(new Set(groups.map(({ label }) => label!.label ?? 0)));
});

test('updated titles has every title with the time of its newest chapter, the latest first @1.4 @3.10 @7.18 @7.38', async () => {
  const { languages } = await origin.view('language');
  const titles = await updated();
  expect(titles).toHaveLength(languages!.availableLanguages!.reduce((sum, { titlesCount }) => sum + titlesCount!, 0));
  expect(new Set(titles.map(({ title }) => title!.titleId)).size).toBe(titles.length);
  const times = titles.map(({ updatedTitleTimestamp }) => Number(updatedTitleTimestamp));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  for (const { title, updatedTitleTimestamp } of titles.slice(0, 30))
    expect(updatedTitleTimestamp).toBe(String((await openChapters(title!.titleId!))[0]!.start_at));
});

test('free titles has the titles whose newest chapter is free, each once, the latest first @1.4', async () => {
  const titles = await free(ALL);
  const ids = titles.map(({ title }) => title!.titleId!);
  const times = titles.map(({ updatedTitleTimestamp }) => Number(updatedTitleTimestamp));
  expect(new Set(ids).size).toBe(ids.length);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  for (const { title } of await updated()) {
    const [newest] = await openChapters(title!.titleId!);
    expect([title!.titleId, ids.includes(title!.titleId!)]).toEqual([title!.titleId, newest?.access === 'free']);
  }
});

test('ticket titles has the first and last ticket chapter of each, the latest first @1.4 @3.11', async () => {
  const titles = await tickets(ALL);
  const times = new Map(
    (await updated()).map(({ title, updatedTitleTimestamp }) => [title!.titleId!, Number(updatedTitleTimestamp)]),
  );
  const ids = titles.map(({ title }) => title!.titleId!);
  expect(ids).toEqual([...ids].sort((a, b) => times.get(b)! - times.get(a)! || a - b));
  for (const { title, firstTicketChapter, lastTicketChapter } of titles) {
    const own = (await openChapters(title!.titleId!)).filter(({ access }) => access === 'ticket').map(({ id }) => id);
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

test.each([
  ['eng', 'eng', 0, /[A-Z]/],
  ['tha', 'fra', 2, /[ก-๙]/],
  ['rus', 'tha', 6, /[а-я]/],
])(
  'featured has banners, lists named in %s and one ranked row, with titles in %s @7.28 @7.32 @7.33',
  async (lang, clang, language, letters) => {
    const { topSearchBanners, contents } = (await origin.view(`featuredV2?lang=${lang}&clang=${clang}`))
      .featuredTitlesViewV2!;
    const between = contents!.filter(({ banner }) => banner).length;
    if (lang === 'eng') expect([topSearchBanners!.length >= 3, between > 0]).toEqual([true, true]);
    const lists = contents!.flatMap(({ titleList }) => titleList ?? []);
    const rows = contents!.filter(({ rankedTitles }) => rankedTitles!.length > 0);
    expect(rows).toHaveLength(1);
    const titles = [
      ...lists.flatMap(({ featuredTitles }) => featuredTitles!),
      ...rows[0]!.rankedTitles!.flatMap(({ titles }) => titles!),
    ];
    expect(new Set(titles.map((title) => title.language ?? 0))).toEqual(new Set([language]));
    // This list keeps its English name: pages know it by that.
    const names = lists.flatMap(({ listName }) => (listName === 'Fantasy' ? [] : listName));
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name).toMatch(letters);
  },
);
