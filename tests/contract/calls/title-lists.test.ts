import { limits } from '@/lib/limits';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const list = async (type: string, more = 'lang=eng&clang=eng') =>
  (await origin.view(`title_list/all_v3?type=${type}&${more}`)).searchView!;

test('all titles: thirty series, each in two languages or more, with tags and a label @1.13 @7.11 @7.34 @7.35', async () => {
  const { allTitlesGroup } = (await origin.view('title_list/allV2')).allTitlesViewV2!;
  expect(allTitlesGroup).toHaveLength(30);
  for (const { titles, tags, label, theTitle } of allTitlesGroup!) {
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
  const { allTitlesGroup } = (await origin.view('title_list/allV2')).allTitlesViewV2!;
  const english = allTitlesGroup!.filter(({ titles }) => titles!.some(({ language }) => language === 0));
  expect(names).toHaveLength(english.length);
  for (const tab of tabs) expect(tab.allTitlesGroup!.length).toBeGreaterThan(0);
});

test('the last updated comes first', async () => {
  const { allTitlesGroup } = await list('serializing');
  const statuses = allTitlesGroup!.map((group) => group.titles![0]!.titleUpdateStatus);
  expect(statuses.slice(0, 2)).toEqual([2, 2]);
  expect(statuses.lastIndexOf(2)).toBeLessThan(statuses.indexOf(0));
});

test('offers the tags and labels that its series carry, in the language of the interface @1.13 @7.17 @7.41 @7.42', async () => {
  const { allTags, contents, allTitlesGroup } = await list('serializing', 'lang=deu&clang=eng,deu');
  const used = new Set(allTitlesGroup!.flatMap((group) => group.tags!.map(({ slug }) => slug)));
  expect(new Set(allTags!.map(({ slug }) => slug))).toEqual(used);
  expect(allTags!.find(({ slug }) => slug === 'mystery')?.tag).toBe('Mystery');
  expect(allTags!.find(({ slug }) => slug === 'animals' || slug === 'food')?.tag).toMatch(/Tiere|Kulinarik/);
  const labels = contents!.flatMap((content) => content.allLabels!);
  expect(new Set(labels.map(({ label }) => label ?? 0))).toEqual(
    new Set(allTitlesGroup!.map(({ label }) => label!.label ?? 0)),
  );
});

test('says when the next chapter of a running series comes', async () => {
  const running = await list('serializing');
  expect(
    running.allTitlesGroup!.some(({ nextChapterStartTimestamp }) => nextChapterStartTimestamp! > origin.clock.now),
  ).toBe(true);
  const finished = await list('completed');
  for (const { nextChapterStartTimestamp } of finished.allTitlesGroup!) expect(nextChapterStartTimestamp ?? 0).toBe(0);
});

describe('where there is more than a list tells', () => {
  type Most = 'listedSeriesMax' | 'listedTitlesMax';
  const most: { restore(): void }[] = [];
  /** What is kept of the second before is not what these find. */
  function limit(name: Most, value: number) {
    most.push(jest.replaceProperty(limits as Record<Most, number>, name, value));
    origin.clock.now += 1;
  }
  afterEach(() => {
    for (const each of most.splice(0)) each.restore();
    origin.clock.now += 1;
  });
  const names = async (type: string, more: string) =>
    (await list(type, more)).allTitlesGroup!.map(({ theTitle }) => theTitle);
  const updated = async () =>
    (await origin.view('title_list/updated')).titleUpdatedView!.latestTitle!.map(({ title }) => title!.titleId);

  test.each(['lang=eng&clang=eng', 'lang=tha&clang=tha', 'lang=deu&clang=deu,vie'])(
    'a tab has the last updated of those that are read: %s',
    async (more) => {
      const all = await names('serializing', more);
      expect(all.length).toBeGreaterThan(4);
      limit('listedSeriesMax', all.length);
      expect(await names('serializing', more)).toEqual(all);
      limit('listedSeriesMax', 4);
      expect(await names('serializing', more)).toEqual(all.slice(0, 4));
    },
  );

  test('updated titles are those of the last updated series, and no more than one answer lists', async () => {
    const all = await updated();
    limit('listedSeriesMax', 4);
    const some = await updated();
    expect(some.length).toBeGreaterThan(8);
    expect(some).toEqual(all.slice(0, some.length));
    limit('listedTitlesMax', some.length);
    expect(await updated()).toEqual(some);
    limit('listedTitlesMax', some.length - 1);
    expect(some.slice(0, -1)).toEqual(expect.arrayContaining(await updated()));
    expect((await updated()).length).toBeGreaterThan(0);
  });

  test('all titles are told whole, or not at all', async () => {
    const { allTitlesGroup } = (await origin.view('title_list/allV2')).allTitlesViewV2!;
    const titles = allTitlesGroup!.reduce((sum, group) => sum + group.titles!.length, 0);
    limit('listedSeriesMax', 4);
    limit('listedTitlesMax', titles);
    expect((await origin.view('title_list/allV2')).allTitlesViewV2!.allTitlesGroup).toHaveLength(30);
    limit('listedTitlesMax', titles - 1);
    expect((await origin.send('title_list/allV2')).status).toBe(501);
    await origin.refusal('title_list/allV2');
  });
});
