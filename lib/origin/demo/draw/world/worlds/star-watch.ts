import { nightWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { starlit } from '../moods/strokes';
import { THINGS } from '../moods/things';

/** Deep blue paper, rose lamps, skies that are looked at for long. */
export const STAR_WATCH = nightWorld({
  inks: { ink: '#0a1030', dark: '#2f3f86', mid: '#7283c0', light: '#d5d4ee', paper: '#fff8ec' },
  line: 5,
  evenLight: true,
  frame: { width: 3 },
  cuts: { slant: 0.3, gap: 1 },
  settings: ['observatory', 'roofs', 'peaks', 'office'],
  moods: { flowers: scattered([THINGS.star, THINGS.sparkle, THINGS.moon]), black: starlit },
});
