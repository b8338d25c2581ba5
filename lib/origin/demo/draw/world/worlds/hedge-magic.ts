import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { starlit } from '../moods/strokes';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Violet on lilac, a crooked line, cuts that lean the other way. */
export const HEDGE_MAGIC = dayWorld({
  inks: { ink: '#2b1a4a', dark: '#6a51a0', mid: '#a892d6', light: '#e2d8fa', paper: '#fffdf4' },
  line: 6.8,
  frame: { kind: 'double', width: 9 },
  cuts: { slant: -1.1, gap: 1 },
  settings: ['kitchen', 'street', 'woods', 'classroom'],
  moods: { dots: TONES.stripes, flowers: scattered([THINGS.moon, THINGS.star, THINGS.leaf]), black: starlit },
});
