import { drawFerry } from '../places/ferry';
import { drawRail } from '../places/rail';
import { drawSea } from '../places/sea';
import type { DrawSetting } from './setting';

/** The quay: sea, a ferry on it, and a railing that people lean on. */
export const drawQuay: DrawSetting = (sheet, rng, { box, finish, far, figures }) => {
  const { x, y, width, height } = box;
  const horizon = 0.5;
  const ferry = Math.min(width * 0.34, height * 0.5);
  const rail = { x, y: y + height * 0.74, width, height: height * 0.3 };
  return [
    drawSea(sheet, rng.fork('sea'), { box, finish, horizon }),
    far
      ? drawFerry(sheet, rng.fork('ferry'), {
          box: {
            x: x + width * rng.range(0.08, 0.3),
            y: y + height * 0.62 - ferry * 0.62,
            width: ferry,
            height: ferry * 0.62,
          },
          finish,
        })
      : '',
    far || figures ? drawRail(sheet, rng.fork('rail'), { box: rail, finish }) : '',
  ].join('');
};
