import type { Pair } from './curve';
import type { Pose } from './character';
import type { HandKind } from './hand';

/** One arm in bust units of an adult; x grows towards the far side. Elbow and wrist are absolute, the hand turns in degrees. */
export interface Arm {
  elbow: Pair;
  wrist: Pair;
  hand?: HandKind;
  turn: number;
  /** Drawn over the trunk, and over the head with `high`. */
  layer: 'behind' | 'front' | 'high';
  /** The thumb lies to the left. */
  left?: boolean;
}

const NEAR: Arm = { elbow: [-168, 400], wrist: [-178, 600], turn: 180, layer: 'front' };
const FAR: Arm = { elbow: [166, 400], wrist: [174, 600], turn: 180, layer: 'behind' };

/** Near and far arm of each pose of a bust. */
export const POSES: Record<Pose, { near: Arm; far: Arm }> = {
  down: { near: NEAR, far: FAR },
  cross: {
    near: { elbow: [-158, 412], wrist: [62, 372], hand: 'flat', turn: 78, layer: 'front', left: true },
    far: { elbow: [160, 420], wrist: [-40, 408], turn: -90, layer: 'front' },
  },
  fist: { near: { elbow: [-196, 392], wrist: [-128, 236], hand: 'fist', turn: 14, layer: 'high' }, far: FAR },
  point: {
    near: NEAR,
    far: { elbow: [236, 330], wrist: [352, 226], hand: 'point', turn: 46, layer: 'high', left: true },
  },
  chin: {
    near: { elbow: [-92, 436], wrist: [2, 238], hand: 'fist', turn: 10, layer: 'high' },
    far: { elbow: [150, 420], wrist: [-30, 446], hand: 'flat', turn: -82, layer: 'front' },
  },
  wave: { near: { elbow: [-238, 372], wrist: [-222, 186], hand: 'open', turn: -6, layer: 'high' }, far: FAR },
  hip: {
    near: { elbow: [-262, 396], wrist: [-148, 520], hand: 'fist', turn: 128, layer: 'front', left: true },
    far: { elbow: [256, 396], wrist: [142, 520], hand: 'fist', turn: -128, layer: 'behind' },
  },
  hold: {
    near: { elbow: [-160, 420], wrist: [-36, 400], hand: 'fist', turn: 52, layer: 'front' },
    far: { elbow: [158, 420], wrist: [56, 402], hand: 'fist', turn: -52, layer: 'front', left: true },
  },
};
