import { drawBeast } from '../places/beast';
import { drawSkyline } from '../places/skyline';
import { filled, inked, rect } from '../places/shape';
import { place } from '../svg';
import { parapet } from './roofs';
import type { DrawSetting } from './setting';

/** Of the 900 units of the beast so many stand above the roofs. */
const SHOWN = 640;

/** The town that has got used to it: a beast in collar and tie among the roofs, waiting its turn. */
export const drawBeastTown: DrawSetting = (sheet, rng, { box, finish, figures, far }) => {
  const { x, y, width, height } = box;
  const random = rng.fork('beast');
  const foot = y + height * (figures ? 0.74 : 1);
  const tall = Math.min((foot - y) * 0.68, width * 0.95);
  const scale = tall / SHOWN;
  const left = random.chance(0.5);
  const at = { x: x + width * (left ? 0.24 : 0.76) + (left ? -330 : 330) * scale, y: foot - SHOWN * scale };
  const beast = drawBeast({
    ink: '#55524d',
    eye: finish.spot,
    teeth: '#f3f1ec',
    horns: '#8b8680',
    rim: '#8b8680',
    tie: finish.spot,
  });
  const pen = { ink: finish.ink, line: finish.line * 0.45 };
  const unit = Math.min(width, height) * 0.12;
  let blocks = '';
  let panes = '';
  for (let across = x - unit; across < x + width;) {
    const wide = unit * random.range(0.8, 1.4);
    const high = unit * random.range(0.5, 1.5);
    blocks += rect(across, foot - high, wide, high + 9);
    for (let row = foot - high + unit * 0.16; row < foot - unit * 0.1; row += unit * 0.3)
      for (const u of [0.16, 0.44, 0.72])
        if (random.chance(0.45)) panes += rect(across + wide * u, row, wide * 0.14, unit * 0.14);
    across += wide;
  }
  return [
    drawSkyline(sheet, rng.fork('city'), { box: { ...box, height: foot - y }, finish }),
    place(beast, at, { x: left ? scale : -scale, y: scale }),
    inked(blocks, far ? '#8b8680' : '#d9d5cc', pen) + filled(panes, '#ffffff'),
    figures ? parapet(rng, { box, finish }) : '',
  ].join('');
};
