import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Moss and warm stone, hewn frames. */
export const QUARRY = dayWorld({
  inks: { ink: '#2a2f22', dark: '#66704f', mid: '#a3a97f', light: '#e3e0bd', paper: '#fcf6e4' },
  line: 7.2,
  frame: { width: 10 },
  cuts: { slant: 0.4, gap: 0.8 },
  settings: ['hall', 'peaks', 'woods', 'street'],
  moods: { dots: TONES.masonry, flowers: scattered([THINGS.clover, THINGS.leaf]) },
});
