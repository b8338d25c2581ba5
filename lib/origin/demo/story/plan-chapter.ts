import { rng, type Rng } from '../draw/rng';
import { isNight } from '../draw/world/all-worlds';
import { castScene, chooseScenes } from './choose-scenes';
import { chapterShape, type PageRole } from './chapter-shape';
import { chapterName, type ChapterSpec } from './chapter-spec';
import { cutPages, type CutPage } from './cut-pages';
import { cutStrip, type StripPanel } from './cut-strip';
import { lookOf } from '../looks/all-looks';
import { PAGE_SIZE, SLICES_PER_SHEET, type PageKind } from './page-size';
import { stageScene, type StagedBeat } from './stage-beat';

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
  splash: 'single', story: 'single', quiet: 'single', hook: 'single', spread: 'spread',
};

/** Beats that pages of a role hold on average. */
const DENSITY: Record<PageRole, number> = { splash: 1.6, story: 4.6, spread: 4, quiet: 2.4, hook: 3, slice: 2.1 };

function beatsFor(spec: ChapterSpec, roles: readonly PageRole[], random: Rng): StagedBeat[] {
  const wanted = Math.round(roles.reduce((sum, role) => sum + DENSITY[role], 0));
  const look = lookOf(spec.seriesSlug);
  const scenes = chooseScenes(spec, isNight(look.world) ? 'city-noir' : 'seaside', wanted);
  const staged = scenes.map((scene) => stageScene(scene, castScene(random.fork(scene.id), look.cast.length)));
  const last = staged.pop() ?? [];
  // The hook is told to its end; it is the scene before it that is broken off.
  const middle = staged.flat();
  return [...middle.slice(0, Math.max(staged[0]?.length ?? 0, wanted - last.length)), ...last];
}

/** The pages of a chapter: sizes, panels, beats. Pure and cheap: nothing is drawn, and no language is asked for. */
export function planChapter(spec: ChapterSpec): ChapterPlan {
  const roles = chapterShape(spec);
  const random = rng(`${chapterName(spec)}/plan`);
  const beats = beatsFor(spec, roles, random);
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
  const cuts = cutPages(random.fork('pages'), flat, beats);
  return { spec, pages: flat.map((role, i): PanelledPage => ({ role, kind: KINDS[role], ...PAGE_SIZE[KINDS[role]], ...cuts[i]! })) };
}
