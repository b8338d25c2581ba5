import type { Rng } from '../rng';
import type { Pose } from './character';
import { POSES, type Arm } from './pose';
import type { Leg, Posture } from './stance';

/** What somebody who stands does with arms, weight and head. */
export type Bearing = Partial<Pick<Posture, 'near' | 'far' | 'nearLeg' | 'farLeg' | 'nod'>>;

const LOOSE: { near: Arm; far: Arm } = {
  near: { elbow: [-182, 398], wrist: [-176, 556], hand: 'rest', turn: 172, layer: 'front', left: true },
  far: { elbow: [176, 392], wrist: [158, 552], hand: 'rest', turn: 190, layer: 'behind' },
};
/** Hands that vanish in the cloth at the hip. */
const POCKETS: { near: Arm; far: Arm } = {
  near: { elbow: [-206, 402], wrist: [-134, 540], turn: 160, layer: 'front' },
  far: { elbow: [202, 402], wrist: [130, 540], turn: -160, layer: 'front' },
};
const CLASPED: { near: Arm; far: Arm } = {
  near: { elbow: [-170, 412], wrist: [-44, 520], hand: 'fist', turn: 118, layer: 'front', left: true },
  far: { elbow: [168, 414], wrist: [40, 526], hand: 'fist', turn: -118, layer: 'front' },
};
const ONE_HIP: { near: Arm; far: Arm } = { near: POSES.hip.near, far: LOOSE.far };

/** The weight on one leg, the other set aside. */
const AT_EASE: { nearLeg: Leg; farLeg: Leg } = {
  nearLeg: { knee: [-46, 924], ankle: [-44, 1240], foot: 0 },
  farLeg: { knee: [96, 912], ankle: [136, 1228], foot: -6 },
};
const ASTRIDE: { nearLeg: Leg; farLeg: Leg } = {
  nearLeg: { knee: [-84, 924], ankle: [-112, 1238], foot: 0 },
  farLeg: { knee: [88, 920], ankle: [118, 1232], foot: -4 },
};

const IDLE: readonly Bearing[] = [
  {},
  { ...LOOSE, ...AT_EASE, nod: 3 },
  { ...POCKETS, ...AT_EASE, nod: -2 },
  { ...ONE_HIP, ...AT_EASE, nod: 2 },
  { ...CLASPED },
];
const FROM_BEHIND: readonly Bearing[] = [
  {},
  { ...LOOSE, ...AT_EASE, nod: -4 },
  { ...POCKETS, ...ASTRIDE, nod: 3 },
  { ...ONE_HIP, ...AT_EASE, nod: 4 },
  { ...CLASPED, nod: -3 },
];

/** How somebody stands: as the pose of a bust where one is asked for, else as chance has it, so that no two stand to attention side by side. */
export function bearingOf(rng: Rng, pose: Pose | undefined, from: 'front' | 'side' | 'back'): Bearing {
  if (from === 'back') return rng.pick(FROM_BEHIND);
  if (pose && pose !== 'down') return { ...POSES[pose], ...AT_EASE };
  return rng.pick(IDLE);
}
