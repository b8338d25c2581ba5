import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Blue ink on white, no frames: the sea comes up to the words. */
export const TIDE = dayWorld({
  inks: { ink: '#16305a', dark: '#4b6894', mid: '#86a5cb', light: '#d3e3f2', paper: '#ffffff' },
  line: 5,
  frame: { kind: 'soft', width: 4 },
  cuts: { slant: 0.4, gap: 1.5 },
  settings: ['beach', 'quay', 'street'],
  moods: { flowers: scattered([THINGS.bubble, THINGS.fish, THINGS.bubble]), dots: TONES.scales },
});
