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
  /** Bare skin from the shoulder down: what the sleeve covers, then what may cross it. */
  skin: string;
  fore: string;
  elbow: string;
  /** From the shoulder down, each laid over the one before. */
  cloth: Tube[];
}

const BARE = { skin: '', fore: '', elbow: '' };

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
    const start = toward(from, elbow, 0.56);
    const middle = toward(elbow, wrist, 0.5);
    const dressed = [
      tube([from, toward(from, elbow, 0.34), toward(from, elbow, 0.68)], [29 * f + b, 35 * f + b, 36 * f + b], 0.32),
    ];
    if (!folded)
      return { ...BARE, skin: limb([start, elbow, middle, wrist], [28 * f, 25 * f, 24 * f, 17 * f]), cloth: dressed };
    return {
      skin: limb([start, elbow], [28 * f, 25 * f]),
      fore: limb([elbow, middle, wrist], [25 * f, 24 * f, 17 * f]),
      elbow: limb([toward(from, elbow, 0.86), elbow], [25 * f, 25 * f]),
      cloth: dressed,
    };
  }
  const cuff = 20 * f + sleeve.cuff;
  const joint = 29 * f + b;
  if (!folded)
    return {
      ...BARE,
      cloth: [
        tube(
          [from, toward(from, elbow, 0.55), elbow, toward(elbow, wrist, 0.5), wrist],
          [28 * f + b, 33 * f + b, joint, 27 * f + b + sleeve.cuff * 0.2, cuff],
        ),
      ],
    };
  const upper = tube([from, toward(from, elbow, 0.55), elbow], [28 * f + b, 33 * f + b, joint]);
  const round = limb([toward(from, elbow, 0.8), elbow], [joint, joint]);
  const lower = tube([elbow, toward(elbow, wrist, 0.5), wrist], [joint, 28 * f + b + sleeve.cuff * 0.2, cuff], 0);
  return { ...BARE, cloth: [upper, { cloth: round, over: round, edge: '', starts: [] }, lower] };
}

/** The outline of an arm for merging with the trunk, skin first where the sleeve is short. */
export function armShapes(easel: Easel, from: Pair, arm: Arm, sleeve: Sleeve): (readonly [string, string])[] {
  const { skin, fore, cloth } = build(easel, from, arm, sleeve);
  const bare = [skin, fore].filter(Boolean).map((d) => [d, easel.paints.skin.base] as const);
  return [...bare, ...cloth.map((piece) => [piece.cloth, sleeve.cloth.base] as const)];
}

/**
 * An arm over what it grows out of: the hand first, then the sleeve over the wrist. The outline begins below the
 * shoulder, so that cloth runs on without a seam.
 */
export function drawArm(easel: Easel, pen: Pen, from: Pair, arm: Arm, sleeve: Sleeve): void {
  const { skin, fore, elbow, cloth } = build(easel, from, arm, sleeve);
  const hand = arm.hand && handShapes(easel, arm.hand, arm.wrist, arm.turn, arm.left ?? false);
  const flesh = (shapes: readonly string[]) =>
    pen.merge(shapes.filter(Boolean).map((d) => [d, easel.paints.skin.base] as const));
  const drawHand = () => {
    flesh([...(hand?.flesh ?? []), fore || skin]);
    for (const crease of hand?.creases ?? []) pen.fill(crease, pen.ink);
    pen.fill(elbow, easel.paints.skin.base);
  };
  if (fore) flesh([skin]);
  cloth.forEach((piece, i) => {
    if (i === cloth.length - 1 && !fore) drawHand();
    if (piece.edge) pen.stroke(piece.edge, pen.line * GROWN, pen.ink, 'butt');
    pen.fill(piece.over, sleeve.cloth.base);
    for (const start of piece.starts) pen.fill(ribbon(start, [0, pen.line * 0.9, pen.line, 0]), pen.ink);
  });
  // A bare forearm bent back lies over its own sleeve.
  if (fore) drawHand();
}
