import { rain } from '../texture/rain';
import { SETTINGS } from './settings';
import type { World } from './world';

/** Black paper, pale frames, rain over everything out of doors. */
export const CITY_NOIR: World = {
  finish: { medium: 'page', line: 6.5, ink: '#131316', paper: '#ffffff', spot: '#e5322d', noir: true },
  frame: { colour: '#f3f1ec', width: 4 },
  letters: { ink: '#131316', paper: '#ffffff', inverted: true },
  sound: { fill: '#ffffff', outline: '#131316' },
  ground: { plain: '#d9d5cc', dotted: '#f3f1ec', dots: '#8b8680', black: '#131316' },
  settings: [SETTINGS.alley, SETTINGS.roofs, SETTINGS.office, SETTINGS.lane],
  weather: (rng, box) => rain(rng, box, '#f3f1ec'),
};
