import type { ChapterSpec } from './chapter-spec';
import { panelsOf } from './panel-tree';
import { planChapter, type ChapterPlan } from './plan-chapter';

const SLUGS = ['ferry-at-six', 'the-rain-ledger', 'hotel-lantern', 'eleven-seconds', 'static-garden'];
const FORMS = ['pages', 'spreads', 'strip'] as const;

const specs: ChapterSpec[] = SLUGS.flatMap((seriesSlug) =>
  FORMS.flatMap((form) =>
    [1, 2, 3, 17, 64].map((chapter): ChapterSpec => ({ seriesSlug, chapter, form, direction: 'rtl' })),
  ),
);

function sceneRuns({ pages }: ChapterPlan): string[] {
  const panels = [
    ...new Set(pages.flatMap((page) => (page.kind === 'slice' ? page.panels.map(({ beat }) => beat) : page.beats))),
  ];
  return panels.map(({ sceneId }) => sceneId).filter((id, i, all) => id !== all[i - 1]);
}

test.each(FORMS)('a chapter of the form %s has the pages it should', (form) => {
  const [least, most] = { pages: [14, 24], spreads: [14, 17], strip: [21, 24] }[form];
  for (const spec of specs.filter((s) => s.form === form)) {
    const { pages } = planChapter(spec);
    expect(pages.length).toBeGreaterThanOrEqual(least!);
    expect(pages.length).toBeLessThanOrEqual(most!);
  }
});

test('a chapter may say how many pages it has', () => {
  for (const pages of [12, 16, 20, 24, 26]) {
    const spec: ChapterSpec = {
      seriesSlug: 'who-bought-the-clock',
      chapter: 1,
      direction: 'rtl',
      form: 'pages',
      pages,
    };
    expect(planChapter(spec).pages).toHaveLength(pages);
  }
});

test('a chapter opens on a splash, has one spread, breathes once and ends on a hook', () => {
  for (const spec of specs.filter(({ form }) => form === 'pages')) {
    const roles = planChapter(spec).pages.map(({ role }) => role);
    expect(roles[0]).toBe('splash');
    expect(roles.at(-1)).toBe('hook');
    expect(roles.filter((role) => role === 'spread')).toHaveLength(1);
    expect(roles.filter((role) => role === 'quiet')).toHaveLength(1);
  }
});

test('a spread is two singles wide, and pages pair up before it', () => {
  for (const spec of specs.filter(({ form }) => form !== 'strip')) {
    const { pages } = planChapter(spec);
    const [single, spread] = [pages[0]!, pages.find(({ kind }) => kind === 'spread')!];
    expect([spread.width, spread.height]).toEqual([2 * single.width, single.height]);
    if (spec.form === 'pages') expect(pages.indexOf(spread) % 2).toBe(1);
  }
});

test('every slice is 800 x 2048, and its panels lie on its sheet without touching', () => {
  for (const spec of specs.filter(({ form }) => form === 'strip')) {
    for (const page of planChapter(spec).pages) {
      if (page.kind !== 'slice') throw new Error('not a slice');
      expect([page.width, page.height]).toEqual([800, 2048]);
      page.panels.forEach((panel, i) => {
        const below = page.panels[i + 1]?.y ?? 6144;
        expect(panel.y + panel.height).toBeLessThanOrEqual(below - 50);
        expect(panel.height).toBeGreaterThan(380);
        expect(panel.height).toBeLessThan(2000);
      });
    }
  }
});

test('a strip breathes: scenes lie farther apart than a line and its answer', () => {
  for (const spec of specs.filter(({ form }) => form === 'strip')) {
    const sheets = [...new Set(planChapter(spec).pages.map((page) => (page.kind === 'slice' ? page.panels : [])))];
    const gaps = sheets.flatMap((panels) =>
      panels.slice(1).map((panel, i) => ({ gap: panel.y - panels[i]!.y - panels[i]!.height, opens: panel.beat.opens })),
    );
    const within = gaps.filter(({ opens }) => !opens).map(({ gap }) => gap);
    expect(Math.max(...within) - Math.min(...within)).toBeGreaterThan(60);
    for (const { gap, opens } of gaps)
      if (opens) expect(gap).toBeGreaterThan(within.reduce((a, b) => a + b, 0) / within.length);
  }
});

test('every panel of a page has its beat', () => {
  for (const { pages } of specs.map(planChapter)) {
    for (const page of pages) if (page.kind !== 'slice') expect(page.beats).toHaveLength(panelsOf(page.tree).length);
  }
});

test('no scene is told twice in a chapter', () => {
  for (const spec of specs) {
    const runs = sceneRuns(planChapter(spec));
    expect(new Set(runs).size).toBe(runs.length);
  }
});

test('a plan is the same each time, another for another chapter', () => {
  const [first, second] = [specs[0]!, specs[1]!];
  expect(planChapter(first)).toEqual(planChapter(first));
  expect(planChapter(second)).not.toEqual(planChapter(first));
});

test('neighbouring chapters of a series differ in what they open with, talk about and end on', () => {
  const runs = [1, 2].map((chapter) =>
    sceneRuns(planChapter({ seriesSlug: 'the-rain-ledger', chapter, direction: 'rtl', form: 'pages', pages: 14 })),
  );
  expect(runs[1]![0]).not.toBe(runs[0]![0]);
  expect(runs[1]!.at(-1)).not.toBe(runs[0]!.at(-1));
  expect(runs[1]!.filter((id) => runs[0]!.includes(id)).length).toBeLessThan(runs[0]!.length - 1);
});
