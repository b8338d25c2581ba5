import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Rose ink, hairlines, roses, frames like picture frames. */
export const PALACE = dayWorld({
  inks: { ink: '#4a0f36', dark: '#964b76', mid: '#d291b3', light: '#f9dde8', paper: '#fffbfc' },
  line: 4.4,
  frame: { kind: 'double', width: 8 },
  cuts: { slant: 0.6, gap: 1.2 },
  settings: ['hall', 'woods', 'peaks'],
  moods: { flowers: scattered([THINGS.rose, THINGS.sparkle], { count: 20 }), dots: TONES.hatching },
});
