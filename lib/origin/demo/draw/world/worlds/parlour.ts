import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** A house with a cat in it: cool greys, one line round everything. */
export const PARLOUR = dayWorld({
  inks: { ink: '#2f2b3a', dark: '#5f6a80', mid: '#96a9b9', light: '#d9e9ee', paper: '#ffffff' },
  line: 7,
  frame: { kind: 'double', width: 10 },
  cuts: { slant: 0.2, gap: 1 },
  settings: ['kitchen', 'street', 'beach'],
  moods: { flowers: scattered([THINGS.paw, THINGS.bone, THINGS.fish]), dots: TONES.stripes },
});
