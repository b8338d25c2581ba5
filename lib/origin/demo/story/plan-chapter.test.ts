import { allSeries } from '../all-series';
import { FIRST_CHAPTERS } from '../first-chapters';
import type { ChapterSpec } from './chapter-spec';
import { ALL_LINES } from './lines/all-lines';
import { panelsOf } from './panel-tree';
import { planChapter, type ChapterPlan } from './plan-chapter';
import { ALL_SCENES } from './scenes/all-scenes';
import { eng as sounds } from './sounds/eng';

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

test('every slice of a strip is 800 x 2048, and its panels do not touch', () => {
  for (const spec of specsOf('strip')) {
    for (const page of planChapter(spec).pages) {
      if (page.kind !== 'slice') throw new Error('not a slice');
      expect([page.width, page.height]).toEqual([800, 2048]);
      page.panels.forEach(({ y, height }, i) =>
        expect(y + height).toBeLessThanOrEqual((page.panels[i + 1]?.y ?? 6144) - 50),
      );
    }
  }
});

test.each(allSeries)('the first chapters of $slug tell no scene twice', ({ slug, chapters, form, direction }) => {
  const scenes = Array.from({ length: Math.min(chapters, FIRST_CHAPTERS) }, (_, index) => [
    ...new Set(scenesOf(planChapter({ seriesSlug: slug, chapter: index + 1, form, direction }))),
  ]).flat();
  expect(scenes.filter((id, i) => scenes.indexOf(id) !== i)).toEqual([]);
});

test('scenes have unique ids, use every line once and every sound', () => {
  expect(new Set(ALL_SCENES.map(({ id }) => id)).size).toBe(ALL_SCENES.length);
  const beats = ALL_SCENES.flatMap((scene) => scene.beats);
  const said = [
    ...beats.flatMap(({ text }) => (text ?? []).map(({ line }) => line)),
    ...ALL_SCENES.flatMap(({ title }) => title ?? []),
  ];
  expect([...said].sort()).toEqual(Object.keys(ALL_LINES.eng).sort());
  expect([...new Set(beats.flatMap(({ sound }) => sound ?? []))].sort()).toEqual(Object.keys(sounds).sort());
});
