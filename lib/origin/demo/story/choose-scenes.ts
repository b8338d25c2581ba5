import { allSeries } from '../all-series';
import { FIRST_CHAPTERS } from '../first-chapters';
import { rng, type Rng } from '../draw/rng';
import type { ChapterSpec } from './chapter-spec';
import type { Role, Scene, SceneKind, Setting } from './scene';
import { ALL_SCENES } from './scenes/all-scenes';
import { tasteOf } from './taste';

/** How many scenes of a kind belong to one chapter; gags come by the page. */
const SHARE: Record<SceneKind, number> = { opening: 1, talk: 2, action: 1, comedy: 1, quiet: 1, hook: 1, gag: 0 };
/** Two columns a page. */
const GAGS_A_PAGE = 2;

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  return list
    .map((item) => ({ item, at: rng.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** How chapters begin and end: series take turns, so that few begin alike, and those that do end differently. */
const IN_TURN: ReadonlySet<SceneKind> = new Set(['opening', 'hook']);

function turned<T>(list: readonly T[], by: number): T[] {
  return list.map((_, i) => list[(i + by) % list.length]!);
}

function placeOf(seriesSlug: string): number {
  return Math.max(
    0,
    allSeries.findIndex(({ slug }) => slug === seriesSlug),
  );
}

/**
 * The scenes of a kind that belong to a chapter. Every series deals them out in an order of its own: the first chapters keep theirs to
 * themselves, and the later ones take turns with the rest, so that none comes again among the chapters that are open at one time.
 */
function dealt({ seriesSlug, chapter }: ChapterSpec, world: Setting, kind: SceneKind, share: number): Scene[] {
  const fitting = ALL_SCENES.filter(
    (scene) => scene.kind === kind && (scene.fits.includes('any') || scene.fits.includes(world)),
  );
  const scenes = IN_TURN.has(kind)
    ? turned(shuffled(fitting, rng(kind)), placeOf(seriesSlug))
    : shuffled(fitting, rng(`${seriesSlug}/${kind}`));
  if (chapter <= FIRST_CHAPTERS) return scenes.slice((chapter - 1) * share, chapter * share);
  const rest = scenes.slice(FIRST_CHAPTERS * share);
  const turns = Math.max(1, Math.floor(rest.length / Math.max(1, share)));
  const from = ((chapter - FIRST_CHAPTERS - 1) % turns) * share;
  return rest.slice(from, from + share);
}

/** Whole scenes of about `beats` beats in all, none twice: an opening first, a hook last. */
export function chooseScenes(spec: ChapterSpec, world: Setting, beats: number): Scene[] {
  const arcs = tasteOf(spec.seriesSlug).arcs.map((arc) => {
    const left = new Map<SceneKind, Scene[]>();
    return (['opening', ...arc, 'hook'] as const).flatMap((kind) => {
      if (!left.has(kind)) left.set(kind, dealt(spec, world, kind, SHARE[kind]));
      return left.get(kind)!.shift() ?? [];
    });
  });
  const off = (scenes: readonly Scene[]) =>
    Math.abs(scenes.reduce((sum, scene) => sum + scene.beats.length, 0) - beats);
  return arcs.reduce((best, scenes) => (off(scenes) < off(best) ? scenes : best));
}

/** The gags for so many pages of a chapter, none of them in another chapter that is open at the same time. */
export function chooseGags(spec: ChapterSpec, world: Setting, pages: number): Scene[] {
  return pages ? dealt(spec, world, 'gag', GAGS_A_PAGE * pages) : [];
}

/** Who plays whom: the two leads change sides from scene to scene; the third of the cast looks on, or stands in. */
export function castScene(random: Rng, castSize: number): Record<Role, number> {
  const swap = random.chance(0.4);
  const guest = castSize > 2 && random.chance(0.25);
  const [a, b] = swap ? [1, 0] : [0, 1];
  return guest ? { A: a, B: 2, C: b } : { A: a, B: b, C: Math.min(2, castSize - 1) };
}
