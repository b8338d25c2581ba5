import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Jade on rice white, steam, cloths in squares. */
export const KITCHEN = dayWorld({
  inks: { ink: '#20302c', dark: '#4d7367', mid: '#8db5a6', light: '#d8eee4', paper: '#fffef9' },
  line: 6.2,
  frame: { width: 7 },
  cuts: { slant: 0.5, gap: 0.9 },
  settings: ['kitchen', 'street', 'quay'],
  moods: { dots: TONES.gingham, flowers: scattered([THINGS.bun, THINGS.steam, THINGS.leaf], { dots: false }) },
});
