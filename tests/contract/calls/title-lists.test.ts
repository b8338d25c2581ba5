import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const list = async (type: string, more = 'lang=eng&clang=eng') => (await origin.view(`title_list/all_v3?type=${type}&${more}`)).searchView!;

test('all titles: thirty series, each in two languages or more, with tags and a label', async () => {
  const { allTitlesGroup } = (await origin.view('title_list/allV2')).allTitlesViewV2!;
  expect(allTitlesGroup).toHaveLength(30);
  for (const { titles, tags, label, theTitle } of allTitlesGroup!) {
    expect(titles!.length).toBeGreaterThanOrEqual(2);
    expect(tags!.length).toBeGreaterThan(0);
    expect(label!.description).not.toBe('');
    expect(titles!.map(({ name }) => name)).toContain(theTitle);
  }
});

test('every series with an English title is on one tab of the list', async () => {
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

test('offers the tags and labels that its series carry, in the language of the interface', async () => {
  const { allTags, contents, allTitlesGroup } = await list('serializing', 'lang=deu&clang=eng,deu');
  const used = new Set(allTitlesGroup!.flatMap((group) => group.tags!.map(({ slug }) => slug)));
  expect(new Set(allTags!.map(({ slug }) => slug))).toEqual(used);
  expect(allTags!.find(({ slug }) => slug === 'mystery')?.tag).toBe('Mystery');
  expect(allTags!.find(({ slug }) => slug === 'animals' || slug === 'food')?.tag).toMatch(/Tiere|Kulinarik/);
  const labels = contents!.flatMap((content) => content.allLabels!);
  expect(new Set(labels.map(({ label }) => label ?? 0))).toEqual(new Set(allTitlesGroup!.map(({ label }) => label!.label ?? 0)));
});

test('says when the next chapter of a running series comes', async () => {
  const running = await list('serializing');
  expect(running.allTitlesGroup!.some(({ nextChapterStartTimestamp }) => nextChapterStartTimestamp! > origin.clock.now)).toBe(true);
  const finished = await list('completed');
  for (const { nextChapterStartTimestamp } of finished.allTitlesGroup!) expect(nextChapterStartTimestamp ?? 0).toBe(0);
});
