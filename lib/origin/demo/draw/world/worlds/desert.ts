import { dayWorld } from '../make-world';
import { scattered } from '../moods/scatter';
import { starlit } from '../moods/strokes';
import { THINGS } from '../moods/things';
import { TONES } from '../moods/tones';

/** Thin lines, much white, sand for grey, black space. */
export const DESERT = dayWorld({
  inks: { ink: '#2a1712', dark: '#6e5344', mid: '#b3957a', light: '#ecdcc5', paper: '#fffdf7' },
  line: 4.6,
  frame: { width: 4 },
  settings: ['dunes', 'desert-cabin'],
  moods: { dots: TONES.ripples, flowers: scattered([THINGS.sparkle, THINGS.planet]), black: starlit },
});
