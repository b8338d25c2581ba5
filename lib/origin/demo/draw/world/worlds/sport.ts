import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Hard black and white, cuts that lean, lines that run. */
export const SPORT = dayWorld({
  inks: { ink: '#0a0a0c', dark: '#3b3b3e', mid: '#808083', light: '#dedee0', paper: '#ffffff' },
  line: 7,
  frame: { width: 8 },
  cuts: { slant: 1.35, gap: 0.7 },
  settings: ['court', 'school-yard', 'street'],
  moods: { dots: TONES.stripes, flowers: scattered([THINGS.confetti], { count: 26, dots: false }) },
});
