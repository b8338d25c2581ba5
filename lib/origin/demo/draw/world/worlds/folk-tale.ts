import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { flatRays, gouges, risingSun } from '../moods/strokes';
import { THINGS } from '../moods/things';

/** Cream paper, ochre and brown, heavy straight frames, no dots. */
export const FOLK_TALE = dayWorld({
  inks: { ink: '#2a2320', dark: '#7a5730', mid: '#b98f54', light: '#dccba6', paper: '#f3ead8' },
  line: 7.5,
  flat: true,
  frame: { width: 9 },
  cuts: { slant: 0, gap: 1.1 },
  settings: ['peaks', 'woods', 'hut'],
  moods: {
    'speed-white': gouges('#ffffff', '#8b8680'),
    'speed-black': gouges('#131316', '#d9d5cc'),
    'focus-white': flatRays(18),
    rays: flatRays(11),
    dots: risingSun,
    flowers: scattered([THINGS.leaf, THINGS.petal], { dots: false }),
  },
});
