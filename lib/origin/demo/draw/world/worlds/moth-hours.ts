import { nightWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Bone and black violet, as wings have it; frames as thin as legs. */
export const MOTH_HOURS = nightWorld({
  inks: { ink: '#120c1e', dark: '#4c3f57', mid: '#8f8174', light: '#dccfae', paper: '#f7efd6' },
  line: 5.4,
  frame: { width: 2.5 },
  cuts: { slant: 1.2, gap: 0.6 },
  settings: ['manor', 'alley', 'hall', 'woods'],
  moods: { dots: TONES.hatching, flowers: scattered([THINGS.moth]) },
});
