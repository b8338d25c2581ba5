import { rain } from '../../texture/rain';
import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { brushed, brushedRound } from '../moods/strokes';
import { THINGS } from '../moods/things';

/** Wet brush on rice paper: heavy lines, no frames, rain. */
export const BRUSH_INK = dayWorld({
  inks: { ink: '#10191c', dark: '#47565a', mid: '#8a9899', light: '#d8dcd3', paper: '#f7f3e6' },
  line: 8.5,
  flat: true,
  frame: { kind: 'bare' },
  cuts: { slant: 0.7, gap: 1.6 },
  settings: ['woods', 'peaks', 'hut', 'lane'],
  weather: (rng, box) => rain(rng, box, '#55524d', 0.7),
  moods: {
    'speed-white': brushed('#ffffff', '#131316'),
    'speed-black': brushed('#131316', '#f3f1ec'),
    'focus-white': brushedRound,
    rays: brushedRound,
    flowers: scattered([THINGS.leaf, THINGS.drop], { dots: false, count: 12 }),
  },
});
