import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Pink tones, round frames, straight cuts, outlines of icing. */
export const BAKERY = dayWorld({
  inks: { ink: '#2f1a2b', dark: '#7d5a6b', mid: '#c59bab', light: '#f7dfe5', paper: '#ffffff' },
  line: 7.6,
  frame: { kind: 'soft', width: 8 },
  cuts: { slant: 0, gap: 1.2 },
  settings: ['kitchen', 'street'],
  moods: {
    flowers: scattered([THINGS.paw, THINGS.bun, THINGS.bone], { dots: false }),
    dots: TONES.gingham,
    plain: TONES.polka,
  },
});
