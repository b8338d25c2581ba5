import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { CATALOGUE, chapterInTest, folderInTest, SERIES } from '@/lib/origin/publish/folder-in-test';
import { parseMark } from '@/lib/origin/publish/unpublish/parse-mark';
import { letIn, takeOut } from '@/lib/origin/publish/unpublish/take-out';
import { publishFolder } from '@/tests/support/publish-folder';

import { openOrigin, type TestOrigin } from '../open-origin';

let root: string;
let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin({ demoSeed: undefined });
  root = await mkdtemp(path.join(tmpdir(), 'unpublish-'));
  const chapter = await chapterInTest();
  await folderInTest(root, {
    'catalogue.yaml': `${CATALOGUE}popups: [{ key: hello, place: home, kind: image, series: ferry-at-six }]\nfeatured: [{ key: alone, names: { eng: Alone }, series: [ferry-at-six] }]\n`,
    'other/series.yaml': SERIES.replaceAll('Ferry', 'Tram').replace(/ {2}esp:.*\n/, ''),
    'other/eng/001.cbz': chapter,
    'other/eng/002.cbz': chapter,
  });
  await publishFolder(root, origin, { withPictures: false });
}, 60_000);
afterEach(async () => {
  await origin.close();
  await rm(root, { recursive: true });
});

const session = 'a-reader';
const NEVER_WAS = /^There is no (title|chapter) \d+\.$/;
const titles = async () =>
  (await origin.view('title_list/allV2?type=all')).allTitlesViewV2!.allTitlesGroup!.flatMap(
    (group) => group.titles ?? [],
  );
const titleNamed = async (name: string) => (await titles()).find((title) => title.name === name);
const chaptersOf = async (titleId: number) =>
  (await origin.view(`title_detailV3?title_id=${titleId}`)).titleDetailView!.chapterListV2!.map(
    ({ chapterId }) => chapterId!,
  );
const favorites = async () =>
  ((await origin.view('title_list/bookmark', { session })).subscribedTitlesView!.titles ?? []).map(
    ({ titleId }) => titleId,
  );
const out = async (part: string) => {
  const told = await takeOut(origin.database, parseMark(part), origin.clock.now);
  origin.clock.now++;
  return told;
};

test('a series is gone at once, whatever is published, and comes back with what readers had of it', async () => {
  const ferry = (await titleNamed('The Six O’Clock Ferry'))!;
  const [chapter] = await chaptersOf(ferry.titleId!);
  await origin.view(`title_list/bookmark?title_id=${ferry.titleId}`, { method: 'PUT', session });
  const [, page] = (await origin.view(`manga_viewer?chapter_id=${chapter}&img_quality=low`, { session })).mangaViewer!
    .pages!;
  const views = async () =>
    (
      await origin.database
        .selectFrom('titles')
        .select('reader_views')
        .where('id', '=', ferry.titleId!)
        .executeTakeFirst()
    )?.reader_views;
  expect(await views()).toBe(1);

  expect(await out('ferry-at-six')).toEqual({ wasOut: false, series: 1, editions: 2, chapters: 3 });
  const isGone = async () => {
    expect((await titles()).map(({ name }) => name)).toEqual(['The Six O’Clock Tram']);
    for (const call of [
      `title_detailV3?title_id=${ferry.titleId}`,
      `manga_viewer?chapter_id=${chapter}&img_quality=low`,
    ])
      expect((await origin.refusal(call)).debugInfo).toMatch(NEVER_WAS);
    expect((await origin.fetch(page!.mangaPage!.imageUrl!)).status).toBe(404);
    expect(await favorites()).toEqual([]);
    expect((await origin.view('title_list/search?keyword=Ferry')).searchView?.allTitlesGroup ?? []).toEqual([]);
    expect(
      JSON.stringify([await origin.view('web/web_homeV4?lang=eng'), await origin.view('featuredV2?lang=eng')]),
    ).not.toMatch(/Ferry|Alone/);
  };
  await isGone();
  origin.clock.now++;
  await publishFolder(root, origin, { withPictures: false });
  await isGone();
  expect(await out('ferry-at-six')).toMatchObject({ wasOut: true });

  expect(await letIn(origin.database, parseMark('ferry-at-six'), origin.clock.now)).toEqual([]);
  await isGone();
  await publishFolder(root, origin, { withPictures: false });
  expect(await titleNamed('The Six O’Clock Ferry')).toMatchObject({ titleId: ferry.titleId });
  expect(await favorites()).toEqual([ferry.titleId]);
  expect(await views()).toBe(1);
  expect(
    (await origin.view(`title_detailV3?title_id=${ferry.titleId}`, { session })).titleDetailView!.chapterListV2!.map(
      ({ alreadyViewed }) => Boolean(alreadyViewed),
    ),
  ).toContain(true);
});

test('an edition or a chapter is taken out alone', async () => {
  const ferry = (await titleNamed('The Six O’Clock Ferry'))!;
  const [first, second] = await chaptersOf(ferry.titleId!);
  expect(await out('ferry-at-six/eng/1')).toEqual({ wasOut: false, series: 0, editions: 0, chapters: 1 });
  expect(await chaptersOf(ferry.titleId!)).toEqual([second]);
  expect((await origin.refusal(`manga_viewer?chapter_id=${first}&img_quality=low`)).debugInfo).toMatch(NEVER_WAS);
  expect(await out('ferry-at-six/es')).toEqual({ wasOut: false, series: 0, editions: 1, chapters: 1 });
  expect((await titles()).map(({ name }) => name).sort()).toEqual(['The Six O’Clock Ferry', 'The Six O’Clock Tram']);

  expect(await letIn(origin.database, parseMark('ferry-at-six/eng/1'), origin.clock.now)).toEqual([]);
  await publishFolder(root, origin, { withPictures: false });
  expect(await chaptersOf(ferry.titleId!)).toEqual([first, second]);
});

test('what is not there is told with what is, and changes nothing', async () => {
  await expect(out('ferry-at-sex')).rejects.toThrow('There is no series ferry-at-sex. Did you mean ferry-at-six?');
  await expect(out('ferry-at-six/fra')).rejects.toThrow('ferry-at-six is not published in fra: it is in eng, esp.');
  await expect(out('ferry-at-six/eng/3')).rejects.toThrow('ferry-at-six/eng has no chapter 3: it has 2 from 1 to 2.');
  await expect(letIn(origin.database, parseMark('other'), origin.clock.now)).rejects.toThrow(
    'other is not held back. Nothing is.',
  );
  await out('other');
  await expect(letIn(origin.database, parseMark('ferry-at-six'), origin.clock.now)).rejects.toThrow(
    'Held back: other.',
  );
  expect(await letIn(origin.database, parseMark('other'), origin.clock.now)).toEqual([]);
});

test('a publication that was made before something was taken out is not written', async () => {
  await out('other');
  const { readStored } = await import('@/lib/origin/publish/stored/read-stored');
  const { applyPublication } = await import('@/lib/origin/publish/apply/apply-publication');
  await expect(
    applyPublication(origin.database, await readStored(origin.database), { now: origin.clock.now, marks: [] }),
  ).rejects.toThrow('publish once more');
});
