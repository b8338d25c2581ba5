import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Two-coloured print: midnight blue and the yellow of the lamp. */
export const SCHOOL_MYSTERY = dayWorld({
  inks: { ink: '#24243a', dark: '#585a78', mid: '#a39f93', light: '#ffe389', paper: '#fffdf1' },
  line: 6,
  frame: { width: 6 },
  settings: ['classroom', 'quay', 'school-yard', 'beach'],
  moods: { dots: TONES.polka, plain: TONES.ledger, flowers: scattered([THINGS.star, THINGS.sparkle], { dots: false }) },
});
