import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { starlit } from '../moods/strokes';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Violet ink, round cabins, black space, washing. */
export const ORBIT = dayWorld({
  inks: { ink: '#1b1440', dark: '#53409a', mid: '#9a86d0', light: '#dcd2f5', paper: '#ffffff' },
  line: 6.5,
  frame: { kind: 'soft', width: 7 },
  cuts: { slant: 1.1, gap: 0.9 },
  settings: ['cabin'],
  moods: { flowers: scattered([THINGS.star, THINGS.planet, THINGS.bubble]), black: starlit, dots: TONES.polka },
});
