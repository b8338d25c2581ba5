import { limits } from '@/lib/limits';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const titlePage = async (query: string) => (await origin.view(`title_list/page?${query}`)).catalogueTitlesView!;
const chapterPage = async (query: string) => (await origin.view(`chapter_list/page?${query}`)).openChaptersView!;
const parts = async () => (await origin.view('title_list/parts')).cataloguePartsView!;

/** All entries, read page by page. */
async function readPages<Entry>(
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
const readTitles = (count: number) =>
  readPages(count, async (query) => {
    const { titles, nextTitleId } = await titlePage(query);
    return { entries: titles!, next: nextTitleId! };
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

test('the title pages have every title once, by id, with its languages and its newest release', async () => {
  const stored = await origin.database.selectFrom('titles').select(['id', 'name']).orderBy('id').execute();
  const titles = await readTitles(7);
  expect(titles.map(({ titleId, name }) => ({ id: titleId, name }))).toEqual(stored);
  for (const { titleId, updatedTimeStamp, titleLanguages } of titles.slice(0, 10)) {
    const { titleDetailView: detail } = await origin.view(`title_detailV3?title_id=${titleId}`);
    expect(titleLanguages).toEqual(detail!.titleLanguages);
    const chapters = detail!.chapterListGroup!.flatMap(({ firstChapterList, midChapterList, lastChapterList }) =>
      [firstChapterList!, midChapterList!, lastChapterList!].flat(),
    );
    expect(updatedTimeStamp).toBe(Math.max(...chapters.map(({ startTimeStamp }) => startTimeStamp!)));
  }
});

test('the chapter pages have every free chapter once, by id, and mark those without encrypted pages', async () => {
  const chapters = await readPages(500, async (query) => {
    const { chapters: entries, nextChapterId } = await chapterPage(query);
    return { entries: entries!, next: nextChapterId! };
  });
  const stored = await freeNow();
  expect(new Set(stored.map(({ is_keyed }) => is_keyed))).toEqual(new Set([0, 1]));
  expect(
    chapters.map(({ chapterId, titleId, startTimeStamp, isPlain }) => [
      chapterId,
      titleId,
      startTimeStamp,
      isPlain ?? false,
    ]),
  ).toEqual(stored.map(({ id, title_id, start_at, is_keyed }) => [id, title_id, start_at, is_keyed === 0]));
  for (const { chapterId, isPlain } of chapters.slice(0, 5)) {
    const { pages } = (await origin.view(`manga_viewer?chapter_id=${chapterId}`)).mangaViewer!;
    expect(pages!.every(({ mangaPage }) => !mangaPage?.encryptionKey)).toBe(isPlain ?? false);
  }
});

test('the parts of a catalogue begin at every n-th title and free chapter', async () => {
  const titles = await origin.database.selectFrom('titles').select('id').orderBy('id').execute();
  // Parts do not move as the clock goes on: released or not, free chapters count.
  const chapters = await origin.database
    .selectFrom('chapters')
    .select('id')
    .where('access', '=', 'free')
    .orderBy('id')
    .execute();
  const beginnings = (rows: { id: number }[], size: number) =>
    rows.filter((_, at) => at % size === 0).map(({ id }) => id);
  for (const size of [1_000_000, 50]) {
    const limit = jest.replaceProperty(limits as { cataloguePartEntries: number }, 'cataloguePartEntries', size);
    await origin.database
      .updateTable('meta')
      .set({ value: `${size}` })
      .where('key', '=', 'catalogue')
      .execute();
    origin.clock.now += 1;
    expect(await parts()).toMatchObject({
      titleIds: beginnings(titles, size),
      chapterIds: beginnings(chapters, size),
    });
    limit.restore();
  }
});
