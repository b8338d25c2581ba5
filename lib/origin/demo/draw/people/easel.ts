import type { Sheet } from '../sheet';
import type { Character } from './character';
import { featuresOf, type Features } from './features';
import type { Finish } from './finish';
import { paintsOf, type Paints } from './paint';
import { Pen } from './pen';

/** Everything a part needs to know to draw itself. Parts face right; a drawing that faces left is mirrored as a whole. */
export interface Easel {
  sheet: Sheet;
  who: Character;
  finish: Finish;
  features: Features;
  paints: Paints;
  /** 0 from the front to 1 in three-quarter view. */
  turn: number;
  /** The drawing will be mirrored: numbers and one-sided things must be drawn the other way round. */
  flip: boolean;
  /** px of the final picture for one unit. */
  scale: number;
  /** Outline and inner lines, in units. */
  line: number;
  thin: number;
  /** Large enough for lashes, creases and strands. */
  fine: boolean;
  /** Fill for shadows on skin: flat on covers, dots on pages. */
  skinShade: string;
  pen(): Pen;
}

/** Thickest outline that still leaves a face readable, in head units. */
const HEAVIEST = 10;

function skinShade(sheet: Sheet, finish: Finish, paints: Paints, scale: number): string {
  if (finish.medium === 'colour' || finish.flat || scale < 0.45) return paints.skin.shade;
  const pitch = 8 / scale;
  const dot = `<circle cx="${(pitch / 2).toFixed(2)}" cy="${(pitch / 2).toFixed(2)}" r="${(pitch * 0.25).toFixed(2)}" fill="${finish.ink}"/>`;
  const id = sheet.define(
    'pattern',
    {
      width: pitch.toFixed(2),
      height: pitch.toFixed(2),
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    },
    dot,
  );
  return `url(#${id})`;
}

/** Prepares to draw one person in one view. `turn` -1..1; `scale` in px for one unit. */
export function easelFor(sheet: Sheet, who: Character, view: { turn: number; finish: Finish; scale: number }): Easel {
  const { finish, scale } = view;
  const paints = paintsOf(who, finish);
  const line = Math.min(HEAVIEST, finish.line / scale);
  return {
    sheet,
    who,
    finish,
    features: featuresOf(who),
    paints,
    turn: Math.min(1, Math.abs(view.turn)),
    flip: view.turn < 0,
    scale,
    line,
    thin: Math.min(line * 0.62, 5),
    fine: scale > 0.27,
    skinShade: skinShade(sheet, finish, paints, scale),
    pen: () => new Pen(finish.ink, line),
  };
}
