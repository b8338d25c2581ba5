import type { Rng } from '../draw/rng';
import type { PageRole } from './chapter-shape';
import { PAGE_LAYOUTS } from './page-layouts';
import type { Shot } from './scene';
import { panelsOf, type PanelTree } from './panel-tree';
import type { StagedBeat } from './stage-scene';

export interface CutPage {
  layout: string;
  tree: PanelTree;
  beats: readonly StagedBeat[];
}

interface Layout {
  name: string;
  tree: PanelTree;
  weights: readonly number[];
}

/** Pages whose panels are cut to what happens on them. */
export type StoryRole = Exclude<PageRole, 'slice' | 'koma'>;

const LAYOUTS = Object.fromEntries(
  Object.entries(PAGE_LAYOUTS).map(([role, layouts]) => [
    role,
    Object.entries(layouts).map(([name, tree]): Layout => ({
      name,
      tree,
      weights: panelsOf(tree).map(({ weight }) => weight),
    })),
  ]),
) as Record<StoryRole, Layout[]>;

const MOST_PANELS = 8;
/** A page that a new scene enters halfway down reads badly; one that begins with it reads well. */
const SCENE_BREAK = 8;
/** A page of two panels must be worth it. */
const SPARSE = 7;
/** The same layout on two pages running. */
const SAME_LAYOUT = 6;
/** Chapters differ in what they like. */
const WHIM = 5;
/** After columns of four panels the story goes on with a new scene. */
const RESUMED = 12;
/** Two pages at once are too much for a place without people. */
const EMPTY_SPREAD = 10;
/** The great panel of a page wants a great moment: more so where the page is all about it. */
const GRANDEUR: Record<StoryRole, number> = { splash: 4, story: 0.4, spread: 7, quiet: 1, hook: 3 };
const GRAND: ReadonlySet<Shot> = new Set(['establish', 'wide', 'action', 'figures-from-behind']);
/** Each line spoken on a page that should be quiet. */
const QUIET_LINE = 1.5;
/** Each panel of it that belongs to a scene which is not quiet. */
const LOUD = 60;

function misfit(role: StoryRole, layout: Layout, beats: readonly StagedBeat[], from: number): number {
  let cost = role === 'story' && layout.weights.length < 3 ? SPARSE : 0;
  for (let i = 0; i < layout.weights.length; i++) {
    const beat = beats[from + i]!;
    const gap = layout.weights[i]! - beat.beat.weight;
    // A great moment in a small panel is worse than a small one in a great panel.
    cost += gap < 0 ? gap * gap * 2.2 : gap * gap * 1.4;
    if (layout.weights[i] === 3) cost += GRANDEUR[role] * (gap + (GRAND.has(beat.beat.shot) ? 0 : 1));
    if (role === 'spread' && layout.weights[i] === 3 && beat.beat.shot === 'establish') cost += EMPTY_SPREAD;
    if (i > 0 && beat.opens) cost += SCENE_BREAK;
    if (role === 'quiet') cost += QUIET_LINE * (beat.beat.text?.length ?? 0) + (beat.kind === 'quiet' ? 0 : LOUD);
  }
  return cost;
}

interface Choice {
  layout: Layout;
  cost: number;
}

/** What each layout of a role costs at each beat, looked up once: pages of one role differ in where they begin alone. */
function choicesOf(beats: readonly StagedBeat[]): (role: StoryRole, from: number) => readonly Choice[] {
  const known = new Map<string, Choice[]>();
  return (role, from) => {
    const key = `${role} ${from}`;
    const found =
      known.get(key) ??
      LAYOUTS[role]
        .filter((layout) => from + layout.weights.length <= beats.length)
        .map((layout) => ({ layout, cost: misfit(role, layout, beats, from) }));
    known.set(key, found);
    return found;
  };
}

/**
 * Cuts a run of beats into pages of the given roles so that panels are as large as their beats want.
 * All beats are used and all pages filled; `resumed` are the pages, by index, that follow something else than story.
 * Throws a RangeError where there are too few beats.
 */
export function cutPages(
  rng: Rng,
  roles: readonly StoryRole[],
  beats: readonly StagedBeat[],
  resumed: ReadonlySet<number> = new Set(),
): CutPage[] {
  // best[p][b]: the least cost of filling the first p pages with the first b beats.
  const width = beats.length + 1;
  const best = Array.from({ length: roles.length + 1 }, () => new Float64Array(width).fill(Infinity));
  const chosen = Array.from({ length: roles.length + 1 }, () => new Array<Layout | undefined>(width));
  const choices = choicesOf(beats);
  best[0]![0] = 0;
  roles.forEach((role, p) => {
    const pagesLeft = roles.length - p;
    for (let b = 0; b < width; b++) {
      const before = best[p]![b]!;
      if (before === Infinity || beats.length - b > pagesLeft * MOST_PANELS) continue;
      const late = resumed.has(p) && !beats[b]?.opens ? RESUMED : 0;
      for (const { layout, cost } of choices(role, b)) {
        const end = b + layout.weights.length;
        const total = before + cost + late + rng.range(0, WHIM) + (layout === chosen[p]![b] ? SAME_LAYOUT : 0);
        if (total < best[p + 1]![end]!) {
          best[p + 1]![end] = total;
          chosen[p + 1]![end] = layout;
        }
      }
    }
  });
  const pages: CutPage[] = [];
  let end = beats.length;
  for (let p = roles.length; p > 0; p--) {
    const layout = chosen[p]![end];
    if (!layout) throw new RangeError(`${beats.length} beats do not fill ${roles.length} pages`);
    const from = end - layout.weights.length;
    pages.unshift({ layout: layout.name, tree: layout.tree, beats: beats.slice(from, end) });
    end = from;
  }
  return pages;
}
