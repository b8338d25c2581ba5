import { dayWorld } from '../make-world';

/** Hard black and white, cuts that lean, lines that run. */
export const SPORT = dayWorld({
  inks: { ink: '#0a0a0c', dark: '#3b3b3e', mid: '#808083', light: '#dedee0', paper: '#ffffff' },
  line: 7,
  frame: { width: 8 },
  cuts: { slant: 1.35, gap: 0.7 },
  settings: ['court', 'school-yard', 'street'],
});
