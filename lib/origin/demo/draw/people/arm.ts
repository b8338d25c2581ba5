import type { Paint } from './paint';
import { along, limb, ribbon, type Pair } from './curve';
import type { Easel } from './easel';
import { drawHand } from './hand';
import type { Pen } from './pen';
import type { Arm } from './pose';

export interface Sleeve {
  bulk: number;
  short: boolean;
  cloth: Paint;
}

const toward = (a: Pair, b: Pair, share: number): Pair => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** Shapes of one arm, for merging with the trunk: skin first where the sleeve is short. */
export function armShapes(easel: Easel, from: Pair, arm: Arm, sleeve: Sleeve): (readonly [string, string])[] {
  const f = 0.45 + 0.55 * easel.features.frame * (easel.features.soft ? 0.94 : 1.04);
  const joints: readonly Pair[] = [from, toward(from, arm.elbow, 0.55), arm.elbow, toward(arm.elbow, arm.wrist, 0.5), arm.wrist];
  const skin: Paint = easel.paints.skin;
  if (!sleeve.short) {
    const b = sleeve.bulk;
    return [[limb(joints, [30 * f + b, 34 * f + b, 30 * f + b, 28 * f + b, 24 * f + b * 1.1]), sleeve.cloth.base]];
  }
  return [
    [limb(joints, [26 * f, 28 * f, 24 * f, 24 * f, 18 * f]), skin.base],
    [limb([from, toward(from, arm.elbow, 0.34), toward(from, arm.elbow, 0.66)], [30 * f + sleeve.bulk, 36 * f + sleeve.bulk, 36 * f + sleeve.bulk]), sleeve.cloth.base],
  ];
}

/** Folds at the elbow and the hand. */
export function finishArm(easel: Easel, pen: Pen, from: Pair, arm: Arm, sleeve: Sleeve): void {
  if (easel.fine && !sleeve.short) {
    const side = Math.sign((arm.elbow[0] - from[0]) * (arm.wrist[1] - from[1]) - (arm.elbow[1] - from[1]) * (arm.wrist[0] - from[0])) || 1;
    const [ex, ey] = arm.elbow;
    const inward = toward(arm.elbow, toward(from, arm.wrist, 0.5), 0.22);
    const [dx, dy] = [inward[0] - ex, inward[1] - ey];
    if (Math.hypot(dx, dy) > 10) pen.fill(ribbon([[ex + dx * 1.3, ey + dy * 1.3], [ex + dx * 0.3 + side * dy * 0.2, ey + dy * 0.3], [ex - dx * 0.2, ey - dy * 0.2 + side * 4]], [easel.thin, easel.thin, 0]), sleeve.cloth.line);
  }
  if (!arm.hand) return;
  drawHand(easel, pen, arm.hand, arm.wrist, arm.turn, arm.left ?? false);
  if (sleeve.short) return;
  const f = 0.45 + 0.55 * easel.features.frame;
  const line = along([arm.elbow, arm.wrist], 6);
  const r = 24 * f + sleeve.bulk * 1.1 + 3;
  pen.shape(limb([line.at(-2)!, toward(line.at(-2)!, line.at(-1)!, 1.02)], [r, r]), sleeve.cloth.base);
}

/** A whole arm of its own outline: far arms behind the trunk, near ones before it. */
export function drawArm(easel: Easel, pen: Pen, from: Pair, arm: Arm, sleeve: Sleeve): void {
  pen.merge(armShapes(easel, from, arm, sleeve));
  finishArm(easel, pen, from, arm, sleeve);
}
