import { SETTINGS } from './settings';
import type { World } from './world';

/** White paper, light dots in the sky, grey sea. */
export const SEASIDE: World = {
  finish: { medium: 'page', line: 6, ink: '#131316', paper: '#ffffff', spot: '#e5322d' },
  frame: { colour: '#131316', width: 6 },
  letters: { ink: '#131316', paper: '#ffffff', inverted: false },
  sound: { fill: '#131316', outline: '#ffffff' },
  ground: { plain: '#ffffff', dotted: '#ffffff', dots: '#8b8680', black: '#131316' },
  settings: [SETTINGS.quay, SETTINGS.beach, SETTINGS.street, SETTINGS.classroom, SETTINGS.kitchen],
};
