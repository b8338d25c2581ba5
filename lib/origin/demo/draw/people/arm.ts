import { limb, ribbon, tube, type Tube, type Pair } from './curve';
import type { Easel } from './easel';
import { handShapes } from './hand';
import type { Paint } from './paint';
import { GROWN, type Pen } from './pen';
import type { Arm } from './pose';

export interface Sleeve {
  bulk: number;
  cuff: number;
  short: boolean;
  cloth: Paint;
}

const toward = (a: Pair, b: Pair, share: number): Pair => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

interface Shapes {
  skin: string;
  /** From the shoulder down, each laid over the one before. */
  cloth: Tube[];
}

/** Elbows bent further than this (cosine between upper arm and forearm) are drawn in two pieces, so that they stay round. */
const FOLDED = 0.55;

function bentElbow(from: Pair, arm: Arm): boolean {
  const [ax, ay] = [arm.elbow[0] - from[0], arm.elbow[1] - from[1]];
  const [bx, by] = [arm.wrist[0] - arm.elbow[0], arm.wrist[1] - arm.elbow[1]];
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1) < FOLDED;
}

function build(easel: Easel, from: Pair, arm: Arm, sleeve: Sleeve): Shapes {
  const f = 0.45 + 0.55 * easel.features.frame * (easel.features.soft ? 0.92 : 1.04);
  const b = sleeve.bulk * 0.8;
  const { elbow, wrist } = arm;
  const folded = bentElbow(from, arm);
  if (sleeve.short) {
    const joints: readonly Pair[] = folded ? [elbow, toward(elbow, wrist, 0.5), wrist] : [toward(from, elbow, 0.56), elbow, toward(elbow, wrist, 0.5), wrist];
    const upper = folded ? limb([toward(from, elbow, 0.56), elbow], [28 * f, 25 * f]) : '';
    return {
      skin: upper + limb(joints, folded ? [25 * f, 24 * f, 17 * f] : [28 * f, 25 * f, 24 * f, 17 * f]),
      cloth: [tube([from, toward(from, elbow, 0.34), toward(from, elbow, 0.68)], [29 * f + b, 35 * f + b, 36 * f + b], 0.32)],
    };
  }
  const cuff = 20 * f + sleeve.cuff;
  const joint = 29 * f + b;
  if (!folded) return { skin: '', cloth: [tube([from, toward(from, elbow, 0.55), elbow, toward(elbow, wrist, 0.5), wrist], [28 * f + b, 33 * f + b, joint, 27 * f + b + sleeve.cuff * 0.2, cuff])] };
  const upper = tube([from, toward(from, elbow, 0.55), elbow], [28 * f + b, 33 * f + b, joint]);
  const round = limb([toward(from, elbow, 0.8), elbow], [joint, joint]);
  const lower = tube([elbow, toward(elbow, wrist, 0.5), wrist], [joint, 28 * f + b + sleeve.cuff * 0.2, cuff], 0);
  return { skin: '', cloth: [upper, { cloth: round, over: round, edge: '', starts: [] }, lower] };
}

/** The outline of an arm for merging with the trunk, skin first where the sleeve is short. */
export function armShapes(easel: Easel, from: Pair, arm: Arm, sleeve: Sleeve): (readonly [string, string])[] {
  const { skin, cloth } = build(easel, from, arm, sleeve);
  const dressed = cloth.map((piece) => [piece.cloth, sleeve.cloth.base] as const);
  return skin ? [[skin, easel.paints.skin.base], ...dressed] : dressed;
}

/**
 * An arm over what it grows out of: the hand first, then the sleeve over the wrist. The outline begins below the
 * shoulder, so that cloth runs on without a seam.
 */
export function drawArm(easel: Easel, pen: Pen, from: Pair, arm: Arm, sleeve: Sleeve): void {
  const { skin, cloth } = build(easel, from, arm, sleeve);
  const flesh = easel.paints.skin.base;
  const hand = arm.hand && handShapes(easel, arm.hand, arm.wrist, arm.turn, arm.left ?? false);
  const bare = [...(hand?.flesh ?? []), ...(skin ? [skin] : [])];
  cloth.forEach((piece, i) => {
    if (i === cloth.length - 1 && bare.length) {
      pen.merge(bare.map((d) => [d, flesh] as const));
      for (const crease of hand?.creases ?? []) pen.fill(crease, pen.ink);
    }
    if (piece.edge) pen.stroke(piece.edge, pen.line * GROWN, pen.ink, 'butt');
    pen.fill(piece.over, sleeve.cloth.base);
    for (const start of piece.starts) pen.fill(ribbon(start, [0, pen.line * 0.9, pen.line, 0]), pen.ink);
  });
}
