import type { ChapterSpec } from './chapter-spec';
import { panelsOf } from './panel-tree';
import { planChapter, type ChapterPlan } from './plan-chapter';

const FORMS = ['pages', 'spreads', 'strip'] as const;
const specsOf = (form: ChapterSpec['form']): ChapterSpec[] =>
  ['ferry-at-six', 'hotel-lantern', 'static-garden'].flatMap((seriesSlug) =>
    [1, 2, 17, 64].map((chapter): ChapterSpec => ({ seriesSlug, chapter, form, direction: 'rtl' })),
  );

const beatsOf = ({ pages }: ChapterPlan) => [
  ...new Set(pages.flatMap((page) => (page.kind === 'slice' ? page.panels.map(({ beat }) => beat) : page.beats))),
];
const scenesOf = (plan: ChapterPlan) =>
  beatsOf(plan)
    .map(({ sceneId }) => sceneId)
    .filter((id, i, all) => id !== all[i - 1]);

test.each(FORMS)('a chapter of %s has a plausible number of pages and tells no scene twice', (form) => {
  const [least, most] = { pages: [14, 24], spreads: [14, 17], strip: [21, 24] }[form];
  for (const spec of specsOf(form)) {
    const plan = planChapter(spec);
    expect(plan.pages.length).toBeGreaterThanOrEqual(least!);
    expect(plan.pages.length).toBeLessThanOrEqual(most!);
    const scenes = scenesOf(plan);
    expect(new Set(scenes).size).toBe(scenes.length);
  }
});

test('a plan is deterministic and differs from chapter to chapter', () => {
  const [first, second] = specsOf('pages');
  expect(planChapter(first!)).toEqual(planChapter(first!));
  expect(planChapter(second!)).not.toEqual(planChapter(first!));
  expect(planChapter({ ...first!, pages: 20 }).pages).toHaveLength(20);
});

test('a chapter of pages opens on a splash, has one spread that starts on an even page, and ends on a hook', () => {
  for (const spec of specsOf('pages')) {
    const { pages } = planChapter(spec);
    const roles = pages.map(({ role }) => role);
    expect([roles[0], roles.at(-1)]).toEqual(['splash', 'hook']);
    const spread = roles.indexOf('spread');
    expect([spread % 2, spread]).toEqual([1, roles.lastIndexOf('spread')]);
    expect([pages[spread]!.width, pages[spread]!.height]).toEqual([2 * pages[0]!.width, pages[0]!.height]);
    for (const page of pages) if (page.kind !== 'slice') expect(page.beats).toHaveLength(panelsOf(page.tree).length);
  }
});
