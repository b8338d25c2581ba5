import { drawAlley } from '../places/alley';
import { drawInterior } from '../places/interior';
import { filled, inked, lens, rect } from '../places/shape';
import { drawSkyline } from '../places/skyline';
import { rain } from '../texture/rain';
import { roomToStand } from './room-to-stand';
import type { DrawSetting, World } from './world';

/** Above the city: a roof with a parapet in front, when people are there to stand on it. */
const roofs: DrawSetting = (sheet, rng, { box, finish, figures }) => {
  const city = drawSkyline(sheet, rng.fork('city'), { box, finish });
  if (!figures) return city;
  const { x, y, width, height } = box;
  const random = rng.fork('roof');
  const pen = { ink: '#8b8680', line: finish.line * 0.5 };
  const puddles = Array.from({ length: 7 }, () => lens(x + width * random.next(), y + height * random.range(0.86, 0.99), width * random.range(0.06, 0.2), 4)).join('');
  return [
    city,
    inked(rect(x - 9, y + height * 0.72, width + 18, height * 0.3), '#2c2a2a', pen),
    inked(rect(x - 9, y + height * 0.69, width + 18, height * 0.045), '#4a4744', pen),
    inked(rect(x - 9, y + height * 0.815, width + 18, height * 0.3), '#1f1d1e', pen),
    filled(puddles, '#8b8680', 0.7),
  ].join('');
};
const alley: DrawSetting = (sheet, rng, { box, finish }) => drawAlley(sheet, rng, { box, finish });
const office: DrawSetting = (sheet, rng, { box, finish, figures }) => drawInterior(sheet, rng, { box: figures ? roomToStand(box) : box, finish });

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
