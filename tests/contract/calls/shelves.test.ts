import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const sorted = (numbers: number[]) => [...numbers].sort((a, b) => b - a);

test('comments: all that are counted, the most liked first, with what they are about @3.28 @7.7 @7.47 @7.48', async () => {
  const { commentListView } = await origin.view('comment?chapter_id=10001');
  const { mangaViewer } = await origin.view('manga_viewer?chapter_id=10001');
  expect(commentListView!.comments).toHaveLength(mangaViewer!.numberOfComments!);
  const likes = commentListView!.comments!.map(({ numberOfLikes }) => numberOfLikes ?? 0);
  expect(likes).toEqual(sorted(likes));
  expect(commentListView!.titleDetailComment).toMatchObject({
    titleId: 10,
    titleName: 'Ghost Tram Line 9',
    chapterName: '#1',
  });
  for (const { created } of commentListView!.comments!) expect(created).toBeLessThanOrEqual(origin.clock.now);
  expect((await origin.view('comment?chapter_id=10050')).commentListView!.comments).toEqual([]);
  expect((await origin.refusal('comment?chapter_id=7')).englishPopup!.subject).toBe('Not Found');
  expect((await origin.refusal('comment?chapter_id=10130')).englishPopup!.subject).toBe('Not out yet');
});

test('announcements: the newest first, in the language that is asked for @7.15 @7.39 @7.40', async () => {
  const of = async (lang: string) =>
    (await origin.view(`web/announcement?lang=${lang}`)).serviceAnnouncementsView!.serviceAnnouncements!;
  const [english, thai] = [await of('eng'), await of('tha')];
  const dates = english.map(({ date }) => date!);
  expect(dates).toEqual(sorted(dates));
  expect(thai.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(thai[0]!.title).toMatch(/[ก-๙]/);
});

test('publisher news: with the publisher’s name, newest first @7.64', async () => {
  const { publisherNewsListView: view } = await origin.view('publisher_news_list?publisher_id=1&lang=fra');
  expect(view).toMatchObject({ publisherId: 1, publisherName: expect.stringMatching(/./) });
  const dates = view!.newsList!.map(({ publishedTimeStamp }) => publishedTimeStamp!);
  expect(dates).toEqual(sorted(dates));
  expect(view!.newsList!.some(({ action }) => action?.url?.startsWith('/'))).toBe(true);
  expect((await origin.refusal('publisher_news_list?publisher_id=9')).englishPopup!.subject).toBe('Not Found');
});

test('what has one date or one place is in order of its id, in whatever order it was written', async () => {
  const { database, clock } = origin;
  const ids = [903, 901, 902];
  const texts_json = JSON.stringify({ eng: { title: 'One of three', subject: 'One of three', body: 'All at once.' } });
  await database
    .insertInto('announcements')
    .values(ids.map((id) => ({ id, date: clock.now, texts_json })))
    .execute();
  await database
    .insertInto('publisher_news')
    .values(ids.map((id) => ({ id, publisher_id: 1, published_at: clock.now, url: null, texts_json })))
    .execute();
  const { id: series_id } = await database.selectFrom('series').select('id').orderBy('id').executeTakeFirstOrThrow();
  const banner = { placement: 'home', position: -1, series_id, host_series_id: null, shape: 'wide', is_pr: 0 } as const;
  await database
    .insertInto('banners')
    .values(ids.map((id) => ({ id, ...banner })))
    .execute();
  clock.now += 1;
  const { serviceAnnouncementsView } = await origin.view('web/announcement?lang=eng');
  const { publisherNewsListView } = await origin.view('publisher_news_list?publisher_id=1&lang=eng');
  const { webHomeViewV4 } = await origin.view('web/web_homeV4?lang=eng&clang=eng');
  const inOrder = [...ids].sort();
  expect(serviceAnnouncementsView!.serviceAnnouncements!.slice(0, 3).map(({ id }) => id)).toEqual(inOrder);
  expect(publisherNewsListView!.newsList!.slice(0, 3).map(({ id }) => id)).toEqual(inOrder);
  expect(webHomeViewV4!.topBanners!.slice(0, 3).map(({ id }) => id)).toEqual(inOrder);
});

test('updated titles: all of them, the last updated first @7.18 @7.38', async () => {
  const { latestTitle } = (await origin.view('title_list/updated')).titleUpdatedView!;
  const times = latestTitle!.map(({ updatedTitleTimestamp }) => Number(updatedTitleTimestamp));
  expect(times).toEqual(sorted(times));
  expect(new Set(latestTitle!.map(({ title }) => title!.titleId)).size).toBe(latestTitle!.length);
});

test('free titles: their newest chapter can be opened now', async () => {
  const { freeTitles } = (await origin.view('title_list/free?lang=eng&clang=eng')).allFreeTitlesView!;
  expect(freeTitles!.length).toBeGreaterThan(5);
  for (const { title } of freeTitles!.slice(0, 5)) {
    expect(title!.language).toBe(0);
    const { chapterListGroup } = (await origin.view(`title_detailV3?title_id=${title!.titleId}`)).titleDetailView!;
    const newest = chapterListGroup!
      .flatMap((group) => [...group.firstChapterList!, ...group.lastChapterList!])
      .at(-1)!;
    await origin.view(`manga_viewer?chapter_id=${newest.chapterId}`);
  }
});

test('ticket titles: from which chapter to which', async () => {
  const { ticketTitle } = (await origin.view('title_list/ticket?lang=eng&clang=eng')).allTicketTitlesView!;
  expect(ticketTitle!.find(({ title }) => title!.titleId === 10)).toMatchObject({
    firstTicketChapter: 10_126,
    lastTicketChapter: 10_126,
  });
});

test('featured: three banners or more on top, then lists, a ranked row and banners @7.28 @7.33', async () => {
  const { topSearchBanners, contents } = (await origin.view('featuredV2?lang=eng&clang=eng')).featuredTitlesViewV2!;
  expect(topSearchBanners!.length).toBeGreaterThanOrEqual(3);
  expect(contents!.filter(({ titleList }) => titleList).map(({ titleList }) => titleList!.listName)).toContain(
    'Fantasy',
  );
  expect(contents!.filter(({ banner }) => banner).length).toBeGreaterThan(0);
  expect(contents!.filter(({ rankedTitles }) => rankedTitles!.length > 0)).toHaveLength(1);
});

test.each([
  ['tha', 'fra', 2, /[ก-๙]/],
  ['rus', 'tha', 6, /[а-я]/],
])(
  'featured: titles in the languages that are read, names of lists in that of the interface: %s, %s @7.28 @7.32',
  async (lang, clang, read, letters) => {
    const { contents } = (await origin.view(`featuredV2?lang=${lang}&clang=${clang}`)).featuredTitlesViewV2!;
    const lists = contents!.flatMap(({ titleList }) => titleList ?? []);
    const ranked = contents!.flatMap(({ rankedTitles }) => rankedTitles!);
    // A name by which pages know it, and leave it out of home.
    const named = lists.flatMap(({ listName }) => (listName === 'Fantasy' ? [] : listName));
    expect([named.length > 1, ranked.length > 1]).toEqual([true, true]);
    const titles = [
      ...lists.flatMap(({ featuredTitles }) => featuredTitles!),
      ...ranked.flatMap(({ titles }) => titles!),
    ];
    expect(new Set(titles.map(({ language }) => language ?? 0))).toEqual(new Set([read]));
    for (const name of named) expect(name).toMatch(letters);
  },
);

test.each([
  ['ghost tram', 'Ghost Tram Line 9'],
  ['GHOST', 'Ghost Tram Line 9'],
  ['maruo', 'Ghost Tram Line 9'],
  ['hos', 'Ghost Tram Line 9'],
])('search finds %j in name or author @5.22', async (keyword, name) => {
  const { allTitlesGroup } = (
    await origin.view(`title_list/search?keyword=${encodeURIComponent(keyword)}&lang=eng&clang=eng`)
  ).searchView!;
  expect(allTitlesGroup!.map(({ theTitle }) => theTitle)).toContain(name);
});

test('search finds nothing for nothing, and only in the languages that are read @1.10 @5.22', async () => {
  const found = async (keyword: string, clang: string) =>
    (await origin.view(`title_list/search?keyword=${encodeURIComponent(keyword)}&clang=${clang}`)).searchView!
      .allTitlesGroup!.length;
  expect(await found('', 'eng')).toBe(0);
  expect(await found('zzzzqq', 'eng')).toBe(0);
  expect(await found('Ghost Tram', 'tha')).toBe(0);
});
