import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { gouges } from '../moods/strokes';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** As told in the mountains: violet shadows on lilac paper, straight frames, no dots. */
export const MOUNTAIN_TALE = dayWorld({
  inks: { ink: '#1b1440', dark: '#51448a', mid: '#8f7fc2', light: '#d3c9ea', paper: '#f5f1fb' },
  line: 7,
  flat: true,
  frame: { kind: 'soft', width: 9 },
  cuts: { slant: 0, gap: 1.2 },
  settings: ['peaks', 'hut', 'woods'],
  moods: {
    'speed-white': gouges('#ffffff', '#8b8680'),
    'speed-black': gouges('#131316', '#d9d5cc'),
    'focus-white': gouges('#f3f1ec', '#d9d5cc'),
    dots: TONES.masonry,
    flowers: scattered([THINGS.petal, THINGS.clover], { dots: false }),
  },
});
