import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Ledger paper: brown ink, ruled lines, the red of stamps. */
export const ARCHIVE = dayWorld({
  inks: { ink: '#1c1412', dark: '#66533f', mid: '#ab9472', light: '#e7d8b6', paper: '#fbf4e0' },
  line: 6,
  frame: { width: 5 },
  cuts: { slant: 0, gap: 0.6 },
  settings: ['office', 'roofs', 'street'],
  moods: { dots: TONES.ledger, plain: TONES.ledger, flowers: scattered([THINGS.stamp], { dots: false, count: 10 }) },
});
