import type { Pair } from './curve';
import type { Stance } from './character';
import type { Arm } from './pose';

/** One leg in bust units of an adult: hip at y = 600, the ground of a standing figure at y = 1300. */
export interface Leg {
  knee: Pair;
  ankle: Pair;
  /** Degrees the foot is turned; 0 is flat, toes right. */
  foot: number;
}

export interface Posture {
  near: Arm;
  far: Arm;
  nearLeg: Leg;
  farLeg: Leg;
  /** Degrees the trunk leans about the hip, and how far head leans against it. */
  lean: number;
  nod: number;
  /** Height of the lowest point over the ground. */
  lift: number;
}

const HANG_NEAR: Arm = { elbow: [-166, 396], wrist: [-172, 562], hand: 'rest', turn: 184, layer: 'front', left: true };
const HANG_FAR: Arm = { elbow: [164, 396], wrist: [170, 562], hand: 'rest', turn: 176, layer: 'behind' };
const STILL = { lean: 0, nod: 0, lift: 0 };

/** Seated and seen from behind: the lap is hidden, the shins hang under the seat. */
export const SEATED_FROM_BEHIND: Posture = {
  ...STILL,
  near: { elbow: [-160, 398], wrist: [-150, 566], hand: 'rest', turn: 180, layer: 'front', left: true },
  far: { elbow: [160, 398], wrist: [150, 566], hand: 'rest', turn: 180, layer: 'behind' },
  nearLeg: { knee: [-58, 664], ankle: [-64, 934], foot: 0 },
  farLeg: { knee: [58, 664], ankle: [64, 934], foot: 0 },
};

/** Joints of each stance, facing right in three-quarter view or to the front. */
export const STANCES: Record<Stance, Posture> = {
  stand: {
    ...STILL,
    near: HANG_NEAR,
    far: HANG_FAR,
    nearLeg: { knee: [-62, 926], ankle: [-74, 1240], foot: 0 },
    farLeg: { knee: [68, 922], ankle: [92, 1232], foot: -4 },
  },
  walk: {
    ...STILL,
    lean: 3,
    nod: -2,
    near: { elbow: [-200, 388], wrist: [-226, 536], hand: 'fist', turn: 192, layer: 'front', left: true },
    far: { elbow: [150, 396], wrist: [214, 514], hand: 'fist', turn: 146, layer: 'behind' },
    nearLeg: { knee: [84, 922], ankle: [128, 1234], foot: -10 },
    farLeg: { knee: [-40, 934], ankle: [-178, 1192], foot: 40 },
  },
  run: {
    lean: 16,
    nod: -10,
    lift: 0,
    near: { elbow: [-236, 350], wrist: [-170, 500], hand: 'fist', turn: 150, layer: 'front' },
    far: { elbow: [190, 392], wrist: [290, 268], hand: 'fist', turn: 30, layer: 'behind' },
    nearLeg: { knee: [-130, 900], ankle: [-400, 1010], foot: 92 },
    farLeg: { knee: [220, 820], ankle: [180, 1120], foot: 4 },
  },
  jump: {
    lean: 6,
    nod: -6,
    lift: 170,
    near: { elbow: [-236, 210], wrist: [-284, 40], hand: 'open', turn: -14, layer: 'front' },
    far: { elbow: [226, 190], wrist: [270, 20], hand: 'fist', turn: 10, layer: 'behind' },
    nearLeg: { knee: [-150, 880], ankle: [-300, 1080], foot: 60 },
    farLeg: { knee: [200, 800], ankle: [96, 1030], foot: 24 },
  },
  kick: {
    lean: -20,
    nod: 12,
    lift: 0,
    near: { elbow: [-280, 300], wrist: [-410, 210], hand: 'open', turn: -50, layer: 'front' },
    far: { elbow: [230, 320], wrist: [330, 420], hand: 'fist', turn: 120, layer: 'behind' },
    nearLeg: { knee: [-70, 930], ankle: [-120, 1232], foot: 0 },
    farLeg: { knee: [250, 640], ankle: [540, 560], foot: -62 },
  },
  swing: {
    lean: 10,
    nod: -4,
    lift: 0,
    near: { elbow: [60, 350], wrist: [230, 300], hand: 'fist', turn: 72, layer: 'front' },
    far: { elbow: [240, 330], wrist: [264, 282], hand: 'fist', turn: 60, layer: 'behind' },
    nearLeg: { knee: [-170, 900], ankle: [-260, 1180], foot: 20 },
    farLeg: { knee: [190, 880], ankle: [190, 1180], foot: 0 },
  },
  sit: {
    ...STILL,
    near: { elbow: [-150, 410], wrist: [-20, 560], hand: 'rest', turn: 120, layer: 'front' },
    far: { elbow: [170, 410], wrist: [150, 560], hand: 'rest', turn: 150, layer: 'behind' },
    nearLeg: { knee: [160, 640], ankle: [140, 930], foot: 0 },
    farLeg: { knee: [240, 632], ankle: [250, 920], foot: 0 },
  },
};
