import { createHash } from 'node:crypto';

import { allSeries } from '@/lib/origin/demo/all-series';
import { catalogueOf } from '@/lib/origin/demo/catalogue';
import { chapterPages } from '@/lib/origin/demo/chapter-pages';
import { planChapter } from '@/lib/origin/demo/story/plan-chapter';

import { DAY, NOON, openOrigin, type TestOrigin } from './open-origin';

let origin: TestOrigin;
afterEach(() => origin?.close());

const digest = (seed: number, now: number) =>
  createHash('sha256')
    .update(JSON.stringify(catalogueOf({ seed, now })))
    .digest('hex');

test('the same number and clock give the same catalogue, others another', () => {
  const first = digest(7, NOON);
  expect(digest(7, NOON)).toBe(first);
  expect(digest(8, NOON)).not.toBe(first);
  expect(digest(7, NOON + DAY)).not.toBe(first);
});

test('page sizes are those of the drawn plan', () => {
  for (const { slug, direction, form } of allSeries) {
    const spec = { seriesSlug: slug, chapter: 2, direction, form };
    expect(chapterPages(spec)).toEqual(
      planChapter(spec).pages.map(({ kind, width, height }) => ({ kind, width, height })),
    );
  }
});

test.each([0, 1, 2, 3, 4, 5, 6])('%i days on, every one of the last seven days has chapters', (days) => {
  const { chapters } = catalogueOf({ seed: 1, now: NOON + days * DAY });
  for (let day = days - 6; day <= days; day++) {
    const released = chapters.filter(({ start_at }) => Math.floor(start_at / DAY) === Math.floor(NOON / DAY) + day);
    expect(new Set(released.map(({ title_id }) => Math.floor(title_id / 10))).size).toBeGreaterThanOrEqual(3);
  }
});

test('a reader of English finds seven series or more on every day, whichever day today is', () => {
  for (let today = 0; today < 14; today++) {
    const now = NOON + today * DAY;
    const english = catalogueOf({ seed: 1, now }).chapters.filter(
      ({ title_id, start_at }) => title_id % 10 === 0 && start_at <= now,
    );
    for (let day = today - 6; day <= today; day++) {
      const released = english.filter(({ start_at }) => Math.floor(start_at / DAY) === Math.floor(NOON / DAY) + day);
      expect(new Set(released.map(({ title_id }) => title_id)).size).toBeGreaterThanOrEqual(7);
    }
  }
});

test('on a certain Monday every series has as many chapters as its facts say', () => {
  const now = NOON - 5 * DAY;
  const { chapters } = catalogueOf({ seed: 1, now });
  const out = new Map<number, number>();
  for (const { title_id, number, start_at } of chapters) {
    const series = Math.floor(title_id / 10);
    if (start_at <= now) out.set(series, Math.max(number, out.get(series) ?? 0));
  }
  expect(Object.fromEntries(out)).toEqual(Object.fromEntries(allSeries.map(({ id, chapters: count }) => [id, count])));
});

test('a chapter keeps its number, day and title as the clock goes on', () => {
  const before = new Map(catalogueOf({ seed: 1, now: NOON }).chapters.map((chapter) => [chapter.id, chapter]));
  const shots = new Set(allSeries.filter(({ status }) => status === 'one-shot').map(({ id }) => id));
  let kept = 0;
  for (const { id, title_id, start_at, sub_title, pages_json } of catalogueOf({ seed: 1, now: NOON + 40 * DAY })
    .chapters) {
    const earlier = before.get(id);
    if (!earlier || shots.has(Math.floor(title_id / 10))) continue;
    kept++;
    expect({ start_at, sub_title, pages_json }).toEqual({
      start_at: earlier.start_at,
      sub_title: earlier.sub_title,
      pages_json: earlier.pages_json,
    });
  }
  expect(kept).toBeGreaterThan(7000);
});

test.each([-400, 10, 1000, 5000])('holds together %i days away from today', (days) => {
  const now = NOON + days * DAY;
  const { chapters, titles, comments } = catalogueOf({ seed: 1, now });
  const ids = chapters.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...chapters.map(({ number }) => number))).toBeLessThan(1000);
  for (const { id } of titles)
    expect(chapters.filter(({ title_id, start_at }) => title_id === id && start_at <= now).length).toBeGreaterThan(0);
  for (const { created_at } of comments) expect(created_at).toBeLessThanOrEqual(now);
});

test('a store follows the clock: new chapters come, what belongs to readers stays', async () => {
  origin = await openOrigin();
  const session = 'loyal';
  await origin.view('title_list/bookmark?title_id=10', { method: 'PUT', session });
  await origin.view('manga_viewer?chapter_id=10001', { session });
  const { numberOfViews } = (await origin.view('title_detailV3?title_id=10')).titleDetailView!;

  origin.clock.now += 9 * DAY;
  const { groups } = (await origin.view('web/web_homeV4?lang=eng&clang=eng')).webHomeViewV4!;
  expect(groups![0]).toMatchObject({ groupName: 'Today', groupNameDays: 0 });
  expect(groups![0]!.titleGroups!.length).toBeGreaterThan(1);
  const { subscribedTitlesView } = await origin.view('title_list/bookmark', { session });
  expect(subscribedTitlesView!.titles!.map(({ titleId }) => titleId)).toEqual([10]);
  const later = (await origin.view('title_detailV3?title_id=10', { session })).titleDetailView!;
  expect(later.chapterListGroup!.at(-1)!.chapterNumbers).toBe('101-130');
  expect(later.chapterListGroup![0]!.firstChapterList![0]!.alreadyViewed).toBe(true);
  expect(later.numberOfViews).toBeGreaterThan(numberOfViews!);
});

test('set back, the clock takes chapters away that have not come out', async () => {
  origin = await openOrigin();
  await origin.view('language');
  origin.clock.now += 30 * DAY;
  await origin.view('language');
  origin.clock.now -= 30 * DAY;
  const { chapterListGroup } = (await origin.view('title_detailV3?title_id=10')).titleDetailView!;
  expect(chapterListGroup!.at(-1)!.chapterNumbers).toBe('101-129');
});

test('an origin that opens the same folder again finds it seeded', async () => {
  origin = await openOrigin();
  const rows = async (one: TestOrigin) =>
    Buffer.from(await (await one.send('title_list/allV2')).arrayBuffer()).toString('base64');
  const first = await rows(origin);
  const again = await openOrigin({ dataDir: origin.dataDir });
  expect(await rows(again)).toBe(first);
  await again.close();
});

test('what is counted of comments is what there is', async () => {
  origin = await openOrigin();
  const { mangaViewer } = await origin.view('manga_viewer?chapter_id=10001');
  const written = catalogueOf({ seed: 1, now: NOON }).comments.filter(({ chapter_id }) => chapter_id === 10_001);
  expect(mangaViewer!.numberOfComments).toBe(written.length);
  expect(written.length).toBeGreaterThan(2);
});
