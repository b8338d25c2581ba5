import type { Expression } from './character';

export type MouthKind =
  'line' | 'tight' | 'smile' | 'smirk' | 'frown' | 'wobble' | 'o' | 'talk' | 'grin' | 'laugh' | 'shout' | 'wail';
export type Mark = 'sweat' | 'tears' | 'blush' | 'vein' | 'gloom' | 'shine' | 'bubble';

/** How a face moves. */
export interface Mimic {
  /** Opening of the upper lid, 1 at rest; or the shape of a closed eye. */
  eye: number | 'happy' | 'squeezed' | 'asleep';
  /** Raised lower lid, 0..1. */
  cheek?: number;
  /** Positive tilts the inner corner of lid and brow down (anger), negative up (sorrow). */
  tilt: number;
  lift: number;
  /** The far brow lifted on its own. */
  doubt?: number;
  mouth: MouthKind;
  /** Scale of iris and pupil. */
  pupil?: number;
  marks?: readonly Mark[];
}

export const EXPRESSIONS: Record<Expression, Mimic> = {
  neutral: { eye: 1, tilt: 0.1, lift: 0, mouth: 'line' },
  happy: { eye: 'happy', tilt: -0.1, lift: 9, mouth: 'grin', marks: ['blush'] },
  smile: { eye: 0.96, cheek: 0.35, tilt: -0.05, lift: 5, mouth: 'smile', marks: ['blush'] },
  angry: { eye: 0.78, cheek: 0.2, tilt: 1, lift: -9, mouth: 'tight', marks: ['vein'] },
  shout: { eye: 0.98, tilt: 0.9, lift: -4, mouth: 'shout', pupil: 0.82 },
  shock: { eye: 1.22, tilt: -0.25, lift: 17, mouth: 'o', pupil: 0.5, marks: ['sweat'] },
  sad: { eye: 0.74, tilt: -0.75, lift: 3, mouth: 'frown', marks: ['shine'] },
  determined: { eye: 0.86, cheek: 0.15, tilt: 0.75, lift: -6, mouth: 'line' },
  smug: { eye: 0.62, cheek: 0.3, tilt: 0.35, lift: 0, doubt: 12, mouth: 'smirk' },
  laugh: { eye: 'happy', tilt: -0.15, lift: 13, mouth: 'laugh', marks: ['blush'] },
  talk: { eye: 1, tilt: 0, lift: 4, mouth: 'talk' },
  cry: { eye: 'squeezed', tilt: -1, lift: 2, mouth: 'wail', marks: ['tears', 'blush'] },
  worry: { eye: 0.94, tilt: -0.7, lift: 7, mouth: 'wobble', pupil: 0.86, marks: ['sweat'] },
  asleep: { eye: 'asleep', tilt: -0.2, lift: 7, mouth: 'line', marks: ['bubble'] },
};
