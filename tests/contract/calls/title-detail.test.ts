import { limits } from '@/lib/limits';
import { catalogueOf } from '@/lib/origin/demo/catalogue';

import { DAY, NOON, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const detail = async (titleId: number, session?: string) =>
  (await origin.view(`title_detailV3?title_id=${titleId}&clang=eng`, { session })).titleDetailView!;

/** The details of all titles in some languages, the English ones where nothing is said. */
async function all(isWanted: (language: number) => boolean = (language) => language === 0) {
  const { allTitlesGroup } = (await origin.view('title_list/allV2')).allTitlesViewV2!;
  const ids = allTitlesGroup!.flatMap(({ titles }) =>
    titles!.filter(({ language }) => isWanted(language ?? 0)).map(({ titleId }) => titleId!),
  );
  return Promise.all(ids.map((id) => detail(id)));
}

test('tells everything of a title @3.18 @7.12 @7.44', async () => {
  const view = await detail(10);
  expect(view).toMatchObject({
    title: { titleId: 10, name: 'Ghost Tram Line 9', author: expect.stringMatching(/./) },
    overview: expect.stringMatching(/.{80}/),
    backgroundImageUrl: expect.stringContaining('/media/background/10/'),
    titleImageUrl: expect.stringContaining('/media/cover/10/'),
    viewingPeriodDescription: expect.stringMatching(/./),
    updateTiming: 5,
    rating: 2,
    titleLabels: { releaseSchedule: 2, isSimulpub: true, planType: 'standard' },
    label: { description: expect.stringMatching(/./) },
    metaInfo: { metaTitle: 'Ghost Tram Line 9', metaDescription: expect.stringMatching(/./) },
    sns: { url: '/titles/10' },
    hasChaptersBetween: true,
    chaptersDescending: true,
    isFirstTimeFree: true,
  });
  expect(view.tags!.map(({ slug }) => slug)).toEqual(['supernatural', 'mystery', 'drama']);
  expect(view.titleLanguages!.map(({ titleId, language }) => [titleId, language])).toContainEqual([11, 1]);
  expect(view.nextTimeStamp).toBeGreaterThan(origin.clock.now);
  expect(view.publisherItems!.length).toBeGreaterThan(0);
  expect(view.numberOfViews).toBe(view.title!.viewCount);
});

test('says it in the language of the title', async () => {
  const view = await detail(11);
  expect(view.tags![0]).toMatchObject({ slug: 'supernatural', tag: 'Sobrenatural' });
  expect(view.recommendedTitleList!.length).toBeGreaterThan(3);
  for (const { language, titleId } of view.recommendedTitleList!)
    expect([language, Math.floor(titleId! / 10) === 1]).toEqual([1, false]);
});

test('chapters come in groups of fifty: the first three, those of the app, the newest', async () => {
  const { chapterListGroup } = await detail(10);
  const shape = chapterListGroup!.map((group) => [
    group.chapterNumbers,
    group.firstChapterList!.length,
    group.lastChapterList!.length,
  ]);
  expect(shape).toEqual([
    ['1-50', 3, 0],
    ['51-100', 0, 0],
    ['101-129', 0, 6],
  ]);
  const numbers = chapterListGroup!
    .flatMap((group) => [...group.firstChapterList!, ...group.midChapterList!, ...group.lastChapterList!])
    .map(({ chapterId }) => chapterId);
  // 10123 has ended: it is in no list.
  expect(numbers).toEqual(Array.from({ length: 129 }, (_, index) => 10_001 + index).filter((id) => id !== 10_123));
  expect(chapterListGroup![0]!.firstChapterList![0]).toMatchObject({
    titleId: 10,
    chapterId: 10_001,
    name: '#1',
    subTitle: expect.stringMatching(/./),
  });
});

test('the catalogue has chapters in every state, schedules, ratings and forms @4.23', async () => {
  const views = await all();
  const listed = views.flatMap((view) =>
    view.chapterListGroup!.flatMap((group) => [...group.firstChapterList!, ...group.lastChapterList!]),
  );
  expect(new Set(listed.map(({ chapterType }) => chapterType ?? 0))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(new Set(views.map(({ rating }) => rating ?? 0))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(views.map(({ titleLabels }) => titleLabels!.releaseSchedule!))).toEqual(
    new Set([1, 2, 3, 4, 7, 8, 9, 10]),
  );
  expect(listed.some(({ isVerticalOnly }) => isVerticalOnly)).toBe(true);
  expect(listed.some(({ isHorizontalOnly }) => isHorizontalOnly)).toBe(true);
  expect(listed.some(({ commentCount }) => (commentCount ?? 0) > 0)).toBe(true);
  const ending = listed.filter(({ endTimeStamp }) => endTimeStamp !== limits.noEndTimeStamp);
  expect(ending.length).toBeGreaterThan(3);
  for (const { endTimeStamp } of ending) {
    expect(endTimeStamp).toBeGreaterThan(origin.clock.now);
  }
  expect(ending.filter(({ endTimeStamp }) => endTimeStamp! <= origin.clock.now + 7 * DAY).length).toBeGreaterThan(3);
});

test('a mature title is announced by a popup, others are not', async () => {
  for (const view of await all()) expect(Boolean(view.ratingPopup)).toBe(view.rating === 3);
});

test('what needs a ticket is listed apart, with when the next ticket comes', async () => {
  const views = await all();
  const withTickets = views.filter(({ ticketChapterList }) => ticketChapterList!.length > 0);
  expect(withTickets.length).toBeGreaterThan(2);
  for (const { ticketChapterList, userTickets } of withTickets) {
    for (const { chapterType } of ticketChapterList!) expect(chapterType).toBe(4);
    expect(userTickets!.nextTicketTimestamp).toBeGreaterThan(origin.clock.now);
  }
});

test('finished series announce no next chapter', async () => {
  for (const { titleLabels, nextTimeStamp, nonAppearanceInfo } of await all()) {
    const isOver = [8, 9, 10].includes(titleLabels!.releaseSchedule!);
    expect(nextTimeStamp ? 'next' : 'none').toBe(isOver ? 'none' : 'next');
    expect(nonAppearanceInfo ? 'said' : 'silent').toBe(isOver ? 'said' : 'silent');
  }
});

test('chapters that a session has opened are marked, for that session', async () => {
  await origin.view('manga_viewer?chapter_id=10002', { session: 'opened' });
  const second = async (session?: string) =>
    (await detail(10, session)).chapterListGroup![0]!.firstChapterList![1]!.alreadyViewed ?? false;
  expect(await second('opened')).toBe(true);
  expect(await second('another')).toBe(false);
  expect(await second()).toBe(false);
});

test('a title that never was is not found', async () => {
  const error = await origin.refusal('title_detailV3?title_id=7&clang=eng');
  expect(error.englishPopup!.subject).toBe('Not Found');
  expect((await origin.send('title_detailV3?title_id=7&clang=eng')).status).toBe(200);
});

test('in print are the newest books of the title itself, led to by its publisher', async () => {
  const { publisherItems } = await detail(10);
  const books = publisherItems!.flatMap(({ banner }) => banner ?? []);
  expect(books.map(({ imageUrl }) => new URL(imageUrl!).pathname)).toEqual([
    '/media/cover/10-14/landscape-1200.webp',
    '/media/cover/10-13/landscape-1200.webp',
  ]);
  for (const { action, width, height } of books) {
    expect(action).toMatchObject({ method: 2, url: '/publisher_news/2' });
    expect([width, height]).toEqual([1200, 750]);
  }
  const shown = publisherItems!.flatMap(({ publisherNews }) => publisherNews ?? []);
  expect(shown.map(({ publisherId }) => publisherId)).toEqual([2]);
  expect((await detail(80)).publisherItems!.filter(({ banner }) => banner)).toEqual([]);
});

test('banners lead to other titles, each once; that of the publisher to one of his', async () => {
  const allPublishers = new Map(
    catalogueOf({ seed: 1, now: NOON }).series.map(({ id, publisher_id }) => [id, publisher_id]),
  );
  const publisherOf = (titleId: number) => allPublishers.get(Math.floor(titleId / 10));
  const titleIn = (url: string) => Number(url.split('/').at(-1));
  for (const { title, titleBanners, publisherBanner, publisherItems } of await all(() => true)) {
    expect(titleIn(publisherBanner!.action!.url!)).not.toBe(title!.titleId);
    expect(publisherOf(titleIn(publisherBanner!.action!.url!))).toBe(publisherOf(title!.titleId!));
    const banners = [...titleBanners!, publisherBanner!];
    const led = banners.map(({ action }) => titleIn(action!.url!));
    expect(led).not.toContain(title!.titleId);
    expect(new Set(led).size).toBe(led.length);
    const pictures = [...banners, ...publisherItems!.flatMap(({ banner }) => banner ?? [])].map(
      ({ imageUrl }) => imageUrl,
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  }
});

test('pages are told by their paths, or whole where it is known where the site is', async () => {
  const sited = await openOrigin({ siteUrl: 'https://comics.example' });
  const url = async (of: TestOrigin) => (await of.view('title_detailV3?title_id=10')).titleDetailView!.sns!.url;
  expect([await url(origin), await url(sited)]).toEqual(['/titles/10', 'https://comics.example/titles/10']);
  await sited.close();
});
