import { limits } from '@/lib/limits';
import { inBatches } from '@/lib/origin/store/in-batches';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const titlePage = async (query: string) => (await origin.view(`title_list/page?${query}`)).catalogueTitlesView!;
const chapterPage = async (query: string) => (await origin.view(`chapter_list/page?${query}`)).openChaptersView!;
const parts = async () => (await origin.view('title_list/parts')).cataloguePartsView!;

/** Every entry, read a few at a time. */
async function walk<Entry>(
  count: number,
  read: (query: string) => Promise<{ entries: Entry[]; next: number }>,
): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let from = 1; from;) {
    const { entries, next } = await read(`from=${from}&count=${count}`);
    expect(entries.length).toBeLessThanOrEqual(count);
    all.push(...entries);
    from = next;
  }
  return all;
}
const allTitles = (count: number, clang = '') =>
  walk(count, async (query) => {
    const { titles, nextTitleId } = await titlePage(query + clang);
    return { entries: titles!, next: nextTitleId! };
  });
const allChapters = (count: number) =>
  walk(count, async (query) => {
    const { chapters, nextChapterId } = await chapterPage(query);
    return { entries: chapters!, next: nextChapterId! };
  });

const freeNow = () =>
  origin.database
    .selectFrom('chapters')
    .select(['id', 'title_id', 'start_at', 'is_keyed'])
    .where('access', '=', 'free')
    .where('start_at', '<=', origin.clock.now)
    .where('end_at', '>', origin.clock.now)
    .orderBy('id')
    .execute();

test('a page after the other names every title once, by its id', async () => {
  const stored = await origin.database.selectFrom('titles').select(['id', 'name']).orderBy('id').execute();
  const walked = await allTitles(7);
  expect(walked.map(({ titleId, name }) => ({ id: titleId, name }))).toEqual(stored);
  expect((await titlePage('')).titles).toHaveLength(stored.length);
});

test('a title tells its languages, itself among them, and when its newest chapter came out', async () => {
  for (const { titleId, language, updatedTimeStamp, titleLanguages } of (await titlePage('count=40')).titles!) {
    const { titleDetailView: detail } = await origin.view(`title_detailV3?title_id=${titleId}`);
    expect(titleLanguages).toEqual(detail!.titleLanguages);
    expect(titleLanguages!.map((one) => [one.titleId, one.language ?? 0])).toContainEqual([titleId, language ?? 0]);
    const chapters = detail!.chapterListGroup!.flatMap(({ firstChapterList, midChapterList, lastChapterList }) =>
      [firstChapterList!, midChapterList!, lastChapterList!].flat(),
    );
    expect(updatedTimeStamp).toBe(Math.max(...chapters.map(({ startTimeStamp }) => startTimeStamp!)));
  }
});

test.each(['tha', 'deu,eng', 'ita'])('only in the languages that are named: %s', async (clang) => {
  const wanted = clang.split(',').map((code) => LANGUAGE_CODES[code as keyof typeof LANGUAGE_CODES]);
  const walked = await allTitles(5, `&clang=${clang}`);
  const expected = (await allTitles(1_000)).filter(({ language }) => wanted.includes(language ?? 0));
  expect(walked.map(({ titleId }) => titleId)).toEqual(expected.map(({ titleId }) => titleId));
});

test('a page after the other names every chapter that is free now, once, by its id', async () => {
  const stored = await freeNow();
  expect(stored.some(({ is_keyed }) => is_keyed === 0) && stored.some(({ is_keyed }) => is_keyed === 1)).toBe(true);
  const walked = await allChapters(50);
  expect(
    walked.map(({ chapterId, titleId, startTimeStamp, isPlain }) => [
      chapterId,
      titleId,
      startTimeStamp,
      isPlain ?? false,
    ]),
  ).toEqual(stored.map(({ id, title_id, start_at, is_keyed }) => [id, title_id, start_at, is_keyed === 0]));
});

test('what is free now is what opens without a session, and is plain where no page has a key', async () => {
  for (const { chapterId, language, isPlain } of (await chapterPage('from=1&count=30')).chapters!) {
    const { mangaViewer } = await origin.view(`manga_viewer?chapter_id=${chapterId}`);
    expect(LANGUAGE_CODES[mangaViewer!.titleLanguage as keyof typeof LANGUAGE_CODES]).toBe(language ?? 0);
    expect(mangaViewer!.pages!.every(({ mangaPage }) => !mangaPage?.encryptionKey)).toBe(isPlain ?? false);
  }
});

test('a chapter is there from the second it comes out until the one it ends in', async () => {
  const [chapter] = await freeNow();
  const { id } = chapter!;
  const isThere = async () => {
    origin.clock.now += 1;
    const asked = (await origin.view(`chapter_list/open?chapter_id=${id}`)).openChaptersView!.chapters!;
    const paged = (await chapterPage(`from=${id}&count=1`)).chapters!;
    expect(paged).toEqual(asked);
    return asked.length === 1;
  };
  const set = (values: { start_at?: number; end_at?: number }) =>
    origin.database.updateTable('chapters').set(values).where('id', '=', id).execute();
  expect(await isThere()).toBe(true);
  await set({ end_at: origin.clock.now + 1 });
  expect(await isThere()).toBe(false);
  await set({ end_at: limits.noEndTimeStamp, start_at: origin.clock.now + 2 });
  expect(await isThere()).toBe(false);
  expect(await isThere()).toBe(true);
  await set({ start_at: chapter!.start_at });
});

test('of chapters that are asked after, those that are free answer, each once', async () => {
  const stored = await freeNow();
  const [free, other] = stored.map(({ id }) => id);
  const { id: closed } = await origin.database
    .selectFrom('chapters')
    .select('id')
    .where('access', '!=', 'free')
    .executeTakeFirstOrThrow();
  const { openChaptersView } = await origin.view(
    `chapter_list/open?chapter_id=${other},${closed},${free},${other},2147483647`,
  );
  expect(openChaptersView!.chapters!.map(({ chapterId }) => chapterId)).toEqual([free, other].sort((a, b) => a! - b!));
});

test('a page beyond the end is empty', async () => {
  expect(await titlePage('from=2147483647')).toMatchObject({ titles: [], nextTitleId: 0 });
  expect(await chapterPage('from=2147483647')).toMatchObject({ chapters: [], nextChapterId: 0 });
});

test('a catalogue of one part begins with its first title and chapter', async () => {
  const [title] = (await titlePage('count=1')).titles!;
  const [chapter] = await freeNow();
  expect(await parts()).toMatchObject({ titleIds: [title!.titleId], chapterIds: [chapter!.id] });
});

test('a larger one is cut into parts, each as long as is allowed but for the last', async () => {
  const large = await openOrigin({ demoSeed: undefined });
  const view = async () => (await large.view('title_list/parts')).cataloguePartsView!;
  expect(await view()).toMatchObject({ titleIds: [], chapterIds: [] });
  const size = limits.cataloguePartEntries;
  const languages = Object.keys(LANGUAGE_CODES) as LanguageCode[];
  const ids = Array.from({ length: 2 * size + languages.length }, (_, index) => 3 * (index + 1));
  const seriesOf = (index: number) => 1 + Math.floor(index / languages.length);
  await large.database.insertInto('labels').values({ code: 'WJ', position: 1, name: 'A' }).execute();
  await large.database.insertInto('publishers').values({ id: 1, name: 'A' }).execute();
  const series = {
    author: 'A',
    label: 'WJ',
    schedule: 'weekly',
    weekday: 1,
    status: 'ongoing',
    rating: 'all-ages',
    direction: 'rtl',
    is_simulpub: 0,
    plan_type: 'disabled',
    publisher_id: 1,
    newest_start_at: 1,
    next_start_at: 0,
  } as const;
  await inBatches(
    Array.from({ length: seriesOf(ids.length - 1) }, (_, index) => ({ ...series, id: index + 1, slug: `s${index}` })),
    async (rows) => {
      await large.database.insertInto('series').values(rows).execute();
    },
  );
  const titles = ids.map((id, index) => ({
    id,
    series_id: seriesOf(index),
    language: languages[index % languages.length]!,
    name: `T${id}`,
    overview: '',
    description: '',
    seeded_views: 0,
  }));
  await inBatches(titles, async (rows) => void (await large.database.insertInto('titles').values(rows).execute()));
  const chapter = {
    number: 1,
    name: '#1',
    sub_title: '',
    start_at: 1,
    end_at: 2,
    is_vertical_only: 0,
    is_horizontal_only: 0,
    is_keyed: 0,
    pages_json: '[]',
    source_json: '{}',
    seeded_views: 0,
  };
  const chapters = ids.slice(0, size).map((id) => ({ ...chapter, id: id + 1, title_id: id, access: 'free' as const }));
  await inBatches(
    [...chapters, { ...chapter, id: 1, title_id: 3, number: 2, access: 'app' as const }],
    async (rows) => {
      await large.database.insertInto('chapters').values(rows).execute();
    },
  );
  await large.database.insertInto('meta').values({ key: 'catalogue', value: 'larger' }).execute();
  large.clock.now += 1;
  expect(await view()).toMatchObject({ titleIds: [ids[0], ids[size], ids[2 * size]], chapterIds: [ids[0]! + 1] });
  await large.close();
}, 120_000);
