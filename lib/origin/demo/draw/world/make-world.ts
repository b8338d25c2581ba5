import type { Finish } from '../people/finish';
import { mix } from '../people/paint';
import type { Frame } from './frame';
import { HOUSE_INKS, type Inks } from './inks';
import type { Moods } from './mood';
import { SETTINGS, type SettingName } from './settings';
import type { World } from './world';

interface WorldPlan {
  inks?: Inks;
  /** Width of outlines in px at 1200 wide. */
  line: number;
  frame?: Partial<Frame>;
  cuts?: Partial<World['cuts']>;
  settings: readonly SettingName[];
  moods?: Moods;
  weather?: World['weather'];
  shelter?: World['shelter'];
  /** Shadows and skies without dots. */
  flat?: boolean;
  /** Dark worlds whose faces are lit from all around. */
  evenLight?: boolean;
}

/** The spot colour is a series' own. */
const SPOT = '#e5322d';

function make(plan: WorldPlan, night: boolean, inks: Inks): World {
  const { line, flat, evenLight } = plan;
  const finish: Finish = {
    medium: 'page',
    line,
    ink: inks.ink,
    paper: inks.paper,
    spot: SPOT,
    flat,
    evenLight,
    ...(night && { noir: true }),
  };
  const frame: Frame = {
    colour: night ? inks.light : inks.ink,
    width: night ? 4 : 6,
    inlay: night ? inks.ink : inks.paper,
    ...plan.frame,
  };
  return {
    inks,
    finish,
    frame,
    darkFrame: night
      ? frame
      : { colour: inks.mid, width: Math.min(4, frame.width), kind: frame.kind === 'soft' ? 'soft' : 'plain' },
    cuts: { slant: 1, gap: 1, ...plan.cuts },
    letters: { ink: inks.ink, paper: '#ffffff', inverted: night },
    sound: night ? { fill: '#ffffff', outline: inks.ink } : { fill: inks.ink, outline: '#ffffff' },
    ground: night
      ? { plain: inks.light, dotted: inks.paper, dots: inks.mid, black: inks.ink }
      : {
          plain: plan.frame?.kind === 'bare' ? mix(inks.light, inks.paper, 0.55) : inks.paper,
          dotted: plan.frame?.kind === 'bare' ? mix(inks.light, inks.paper, 0.78) : inks.paper,
          dots: flat ? 'none' : inks.mid,
          black: inks.ink,
        },
    moods: plan.moods ?? {},
    settings: plan.settings.map((name) => SETTINGS[name]),
    weather: plan.weather,
    shelter: plan.shelter,
  };
}

/** A world on light paper. */
export function dayWorld(plan: WorldPlan): World {
  return make(plan, false, plan.inks ?? HOUSE_INKS);
}

/** A world on paper as dark as its ink. */
export function nightWorld(plan: WorldPlan): World {
  return make(plan, true, plan.inks ?? HOUSE_INKS);
}
