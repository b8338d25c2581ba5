import { drawAlley } from '../places/alley';
import { drawInterior } from '../places/interior';
import { drawSkyline } from '../places/skyline';
import { rain } from '../texture/rain';
import type { DrawSetting, World } from './world';

const roofs: DrawSetting = (sheet, rng, { box, finish }) => drawSkyline(sheet, rng, { box, finish });
const alley: DrawSetting = (sheet, rng, { box, finish }) => drawAlley(sheet, rng, { box, finish });
const office: DrawSetting = (sheet, rng, { box, finish }) => drawInterior(sheet, rng, { box, finish });

/** Black paper, pale frames, rain over everything out of doors. */
export const CITY_NOIR: World = {
  finish: { medium: 'page', line: 6.5, ink: '#131316', paper: '#ffffff', spot: '#e5322d', noir: true },
  frame: { colour: '#f3f1ec', width: 4 },
  letters: { ink: '#131316', paper: '#ffffff', inverted: true },
  sound: { fill: '#ffffff', outline: '#131316' },
  ground: { plain: '#d9d5cc', dotted: '#f3f1ec', dots: '#8b8680', black: '#131316' },
  settings: {
    alley: { near: alley, far: roofs },
    roofs: { near: roofs, far: roofs },
    office: { near: office, far: roofs },
    lane: { near: alley, far: alley },
  },
  weather: (rng, box) => rain(rng, box, '#f3f1ec'),
};
