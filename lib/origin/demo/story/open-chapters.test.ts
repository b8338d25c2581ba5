import type { LanguageCode } from '@/lib/wire/language-codes';
import { allSeries } from '../all-series';
import { FIRST_CHAPTERS } from '../first-chapters';
import { printingOf } from '../printing-of';
import type { Printing, SeriesFacts } from '../series-facts';
import { planChapter, type ChapterPlan, type PagePlan } from './plan-chapter';
import { ALL_SCENES } from './scenes/all-scenes';
import type { StagedBeat } from './stage-scene';
import { tasteOf } from './taste';

/** At most this many of a series' newest chapters are open beside its first. */
const NEWEST_CHAPTERS = 3;

/** The chapters that are open together while `newest` is the last one. */
function openTogether(newest: number): number[] {
  const late = Array.from({ length: NEWEST_CHAPTERS }, (_, age) => newest - age);
  return [...new Set([...Array.from({ length: FIRST_CHAPTERS }, (_, i) => i + 1), ...late])].filter(
    (chapter) => chapter > 0,
  );
}

const plan = (series: SeriesFacts, chapter: number, { direction, form }: Printing = series) =>
  planChapter({ seriesSlug: series.slug, chapter, direction, form });
/** Each way in which a series is printed, in one language or more. */
function printingsOf(series: SeriesFacts) {
  const printings = (Object.keys(series.editions) as LanguageCode[]).map((language) => printingOf(series, language));
  return [...new Map(printings.map((printing) => [JSON.stringify(printing), printing])).values()];
}
const allPrintings = allSeries.flatMap((series) =>
  printingsOf(series).map(
    (printing) => [`${series.slug}, ${printing.form} ${printing.direction}`, series, printing] as const,
  ),
);
const beatsOf = (page: PagePlan): readonly StagedBeat[] =>
  page.kind === 'slice' ? page.panels.map(({ beat }) => beat) : page.beats;
const told = ({ pages }: ChapterPlan) => new Set(pages.flatMap(beatsOf).map(({ sceneId }) => sceneId));

test('so few chapters of a series are open that each can have scenes of its own', () => {
  const most = ({ newest }: SeriesFacts) =>
    newest.findLastIndex((access) => access === 'free' || access === 'ends-soon') + 1;
  expect(allSeries.filter((series) => most(series) > NEWEST_CHAPTERS).map(({ slug }) => slug)).toEqual([]);
});

test.each(allPrintings)('%s tells no scene twice among its open chapters', (_, series, printing) => {
  for (const newest of series.chapters === 1
    ? [1]
    : [series.chapters, series.chapters + 1, series.chapters + 2, series.chapters + 40]) {
    const scenes = openTogether(newest).flatMap((chapter) =>
      chapter > newest ? [] : [...told(plan(series, chapter, printing))],
    );
    expect(scenes.filter((id, i) => scenes.indexOf(id) !== i)).toEqual([]);
  }
});

test.each(allPrintings)(
  'an open chapter of %s begins, has its moments and ends on a question',
  (_, series, printing) => {
    for (const chapter of openTogether(series.chapters)) {
      const { pages } = plan(series, chapter, printing);
      expect(pages.length).toBeGreaterThanOrEqual(14);
      expect(pages.length).toBeLessThanOrEqual(24);
      const beats = pages.flatMap(beatsOf);
      expect([beats[0]!.kind, beats.at(-1)!.kind]).toEqual(['opening', 'hook']);
      expect(beats.map(({ kind }) => kind)).toContain('quiet');
      if (printing.form !== 'pages') continue;
      const roles = pages.map(({ role }) => role);
      expect([roles[0], roles.at(-1)]).toEqual(['splash', 'hook']);
      const spread = roles.indexOf('spread');
      expect(spread).toBe(roles.lastIndexOf('spread'));
      expect(spread / (roles.length - 1)).toBeGreaterThanOrEqual(1 / 3);
      expect(spread / (roles.length - 1)).toBeLessThanOrEqual(2 / 3);
      expect(spread % 2).toBe(1);
      expect(roles.filter((role) => role === 'quiet')).toHaveLength(1);
      const quiet = roles.indexOf('quiet');
      expect(quiet).toBeGreaterThan(spread);
      expect(beatsOf(pages[quiet]!).map(({ kind }) => kind)).toContain('quiet');
    }
  },
);

test('a comedy has pages of two gags, four panels each, under their titles, two pages side by side', () => {
  const comedies = allSeries.filter(({ slug }) => tasteOf(slug).komaPages > 0);
  expect(comedies.length).toBeGreaterThanOrEqual(2);
  for (const series of comedies) {
    const { pages } = plan(series, 1);
    const columns = pages.filter(({ role }) => role === 'koma').map(beatsOf);
    expect(columns).toHaveLength(4);
    for (const beats of columns) {
      expect(beats.map(({ title }) => Boolean(title))).toEqual([true, false, false, false, true, false, false, false]);
      expect(new Set(beats.map(({ sceneId }) => sceneId)).size).toBe(2);
    }
  }
});

test('every scene is told from its first beat to its last', () => {
  const told = allSeries.flatMap((series) =>
    [...new Set(plan(series, 1).pages.flatMap(beatsOf))].map(({ sceneId, beat }) => ({
      slug: series.slug,
      sceneId,
      beat,
    })),
  );
  for (const { slug, sceneId } of told) {
    const beats = told.filter((other) => other.slug === slug && other.sceneId === sceneId).map(({ beat }) => beat);
    expect([slug, beats]).toEqual([slug, ALL_SCENES.find(({ id }) => id === sceneId)!.beats]);
  }
});
