import { rng, type Rng } from '../draw/rng';
import { castScene, chooseGags, chooseScenes } from './choose-scenes';
import { chapterShape, type PageRole } from './chapter-shape';
import { chapterName, type ChapterSpec } from './chapter-spec';
import { cutPages, type CutPage, type StoryRole } from './cut-pages';
import { cutStrip, type StripPanel } from './cut-strip';
import { lookOf } from '../looks/all-looks';
import { PAGE_LAYOUTS } from './page-layouts';
import { PAGE_SIZE, SLICES_PER_SHEET, type PageKind } from './page-size';
import type { PanelTree } from './panel-tree';
import type { Scene } from './scene';
import { stageScene, type StagedBeat } from './stage-scene';

interface PageSize {
  /** In drawing units. */
  width: number;
  height: number;
}

/** A page cut into panels by a tree; one beat a panel. */
export interface PanelledPage extends PageSize, CutPage {
  kind: 'single' | 'spread';
  role: Exclude<PageRole, 'slice'>;
}

/** A window of a long sheet. */
export interface SlicePage extends PageSize {
  kind: 'slice';
  role: 'slice';
  /** Which sheet, and how far down it the window begins. */
  sheet: number;
  top: number;
  panels: readonly StripPanel[];
}

export type PagePlan = PanelledPage | SlicePage;

export interface ChapterPlan {
  spec: ChapterSpec;
  pages: readonly PagePlan[];
}

const KINDS: Record<Exclude<PageRole, 'slice'>, Exclude<PageKind, 'slice'>> = {
  splash: 'single',
  story: 'single',
  quiet: 'single',
  koma: 'single',
  hook: 'single',
  spread: 'spread',
};

/** Beats that pages of a role hold on average. */
const DENSITY: Record<PageRole, number> = {
  splash: 1.6,
  story: 4.3,
  spread: 4,
  quiet: 2.4,
  koma: 0,
  hook: 3,
  slice: 2.1,
};
const PANELS_A_COLUMN = 4;

function staged(scenes: readonly Scene[], castSize: number, random: Rng): StagedBeat[][] {
  return scenes.map((scene) => stageScene(scene, castScene(random.fork(scene.id), castSize)));
}

/** Two gags a page, side by side. */
function komaPages(gags: readonly StagedBeat[][]): CutPage[] {
  const [[layout, tree]] = Object.entries(PAGE_LAYOUTS.koma) as [[string, PanelTree]];
  const beats = gags.flat();
  const size = 2 * PANELS_A_COLUMN;
  return Array.from({ length: Math.floor(beats.length / size) }, (_, i) => ({
    layout,
    tree,
    beats: beats.slice(i * size, (i + 1) * size),
  }));
}

function cutsFor(
  roles: readonly Exclude<PageRole, 'slice'>[],
  beats: readonly StagedBeat[],
  gags: readonly StagedBeat[][],
  random: Rng,
): CutPage[] {
  const story = roles.filter((role): role is StoryRole => role !== 'koma');
  const resumed = new Set(
    roles.flatMap((role, i) =>
      role !== 'koma' && roles[i - 1] === 'koma' ? [roles.slice(0, i).filter((other) => other !== 'koma').length] : [],
    ),
  );
  const cuts = cutPages(random.fork('pages'), story, beats, resumed);
  const columns = komaPages(gags);
  return roles.map((role) => (role === 'koma' ? columns.shift()! : cuts.shift()!));
}

/** The pages of a chapter: sizes, panels, beats. Pure and cheap: nothing is drawn, and no language is asked for. */
export function planChapter(spec: ChapterSpec): ChapterPlan {
  const roles = chapterShape(spec);
  const random = rng(`${chapterName(spec)}/plan`);
  const wanted = Math.round(roles.reduce((sum, role) => sum + DENSITY[role], 0));
  const { world, cast } = lookOf(spec.seriesSlug);
  const beats = staged(chooseScenes(spec, world, wanted), cast.length, random).flat();
  if (spec.form === 'strip') {
    const sheets = cutStrip(random.fork('strip'), roles.length / SLICES_PER_SHEET, beats);
    const pages = roles.map((_, i): SlicePage => {
      const sheet = Math.floor(i / SLICES_PER_SHEET);
      const top = (i % SLICES_PER_SHEET) * PAGE_SIZE.slice.height;
      return { kind: 'slice', role: 'slice', sheet, top, panels: sheets[sheet]!, ...PAGE_SIZE.slice };
    });
    return { spec, pages };
  }
  const flat = roles.filter((role) => role !== 'slice');
  const gags = staged(chooseGags(spec, world, flat.filter((role) => role === 'koma').length), cast.length, random);
  const cuts = cutsFor(flat, beats, gags, random);
  return {
    spec,
    pages: flat.map((role, i): PanelledPage => ({ role, kind: KINDS[role], ...PAGE_SIZE[KINDS[role]], ...cuts[i]! })),
  };
}
