import { rng } from '../rng';
import type { Character, HairStyle } from './character';

/** What makes this face this face: proportions from build, eyes and seed, in head units. */
export interface Features {
  /** Soft faces have long lashes and a small nose, strong ones a broad jaw and heavy brows. */
  soft: boolean;
  chin: number;
  /** Scales the width of the jaw. */
  jaw: number;
  eye: { half: number; height: number; x: number; y: number; slant: number };
  mouth: { y: number; size: number };
  brow: number;
  nose: number;
  /** Width of shoulders and limbs against an adult's. */
  frame: number;
}

const SOFT: readonly HairStyle[] = ['bob', 'long', 'pony', 'twin-tails', 'bun'];
const HEIGHTS: Record<Character['eyes']['kind'], number> = { round: 56, sharp: 42, narrow: 33, dot: 40 };
const BUILDS = {
  child: { chin: 117, eye: 1.14, frame: 0.7, eyeY: 30, mouth: 0.88 },
  teen: { chin: 124, eye: 1, frame: 0.86, eyeY: 25, mouth: 1 },
  adult: { chin: 128, eye: 0.94, frame: 1, eyeY: 23, mouth: 1.04 },
  elder: { chin: 127, eye: 0.84, frame: 0.93, eyeY: 24, mouth: 1 },
} as const;

/** Derives the features; a character's `face` overrules the guess that its hair gives. */
export function featuresOf(who: Character): Features {
  const random = rng(`${who.id}/features`);
  const build = BUILDS[who.build];
  const soft = who.face ? who.face === 'soft' : SOFT.includes(who.hair.style) || who.build === 'child';
  const strong = soft || who.build === 'child' ? 0 : 1;
  return {
    soft,
    chin: build.chin + random.range(-2, 3),
    jaw: (soft ? 0.97 : 1.03) * random.range(0.97, 1.03),
    eye: {
      half: 27 * build.eye * random.range(0.97, 1.05) * (soft ? 1.04 : 0.98),
      height: HEIGHTS[who.eyes.kind] * build.eye * random.range(0.96, 1.06) * (soft ? 1.05 : 0.97),
      x: random.range(42.5, 46),
      y: build.eyeY + random.range(-2, 2),
      slant: (who.eyes.kind === 'round' ? 0 : 0.08) + random.range(-0.04, 0.05),
    },
    mouth: {
      y: build.chin - (who.build === 'child' ? 30 : 36) + random.range(-2, 2),
      size: build.mouth * random.range(0.94, 1.06),
    },
    brow: (soft ? 6.5 : 10) * random.range(0.9, 1.15) * (who.build === 'elder' ? 1.2 : 1),
    nose: (strong ? 1.25 : 0.85) * random.range(0.9, 1.15),
    frame: build.frame * (soft ? 0.93 : 1.03),
  };
}
