import { filled, inked, lens, rect } from '../places/shape';
import { drawSkyline } from '../places/skyline';
import type { Rng } from '../rng';
import type { Svg } from '../svg';
import type { DrawSetting, View } from './setting';

/** A flat roof with puddles and a low wall, in the lowest third. */
export function parapet(rng: Rng, { box: { x, y, width, height }, finish }: Pick<View, 'box' | 'finish'>): Svg {
  const random = rng.fork('roof');
  const pen = { ink: '#8b8680', line: finish.line * 0.5 };
  const puddles = Array.from({ length: 7 }, () =>
    lens(x + width * random.next(), y + height * random.range(0.86, 0.99), width * random.range(0.06, 0.2), 4),
  ).join('');
  return [
    inked(rect(x - 9, y + height * 0.72, width + 18, height * 0.3), '#2c2a2a', pen),
    inked(rect(x - 9, y + height * 0.69, width + 18, height * 0.045), '#4a4744', pen),
    inked(rect(x - 9, y + height * 0.815, width + 18, height * 0.3), '#1f1d1e', pen),
    filled(puddles, '#8b8680', 0.7),
  ].join('');
}

/** Above the city: a roof with a parapet in front, when people are there to stand on it. */
export const drawRoofs: DrawSetting = (sheet, rng, { box, finish, figures }) => {
  const city = drawSkyline(sheet, rng.fork('city'), { box, finish });
  return figures ? city + parapet(rng, { box, finish }) : city;
};
