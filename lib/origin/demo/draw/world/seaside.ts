import { drawFerry } from '../places/ferry';
import { drawInterior } from '../places/interior';
import { drawRail } from '../places/rail';
import { drawSchoolFront } from '../places/school-front';
import { drawSea } from '../places/sea';
import { drawStreet } from '../places/street';
import type { DrawSetting, World } from './world';

/** The quay: sea, a ferry on it, and a railing that people lean on. */
const quay: DrawSetting = (sheet, rng, { box, finish, far, figures }) => {
  const { x, y, width, height } = box;
  const horizon = 0.5;
  const ferry = Math.min(width * 0.34, height * 0.5);
  const rail = { x, y: y + height * 0.74, width, height: height * 0.3 };
  return [
    drawSea(sheet, rng.fork('sea'), { box, finish, horizon }),
    far ? drawFerry(sheet, rng.fork('ferry'), { box: { x: x + width * rng.range(0.08, 0.3), y: y + height * 0.62 - ferry * 0.62, width: ferry, height: ferry * 0.62 }, finish }) : '',
    far || figures ? drawRail(sheet, rng.fork('rail'), { box: rail, finish }) : '',
  ].join('');
};

const beach: DrawSetting = (sheet, rng, { box, finish }) => drawSea(sheet, rng, { box, finish, horizon: 0.4 });
const street: DrawSetting = (sheet, rng, { box, finish }) => drawStreet(sheet, rng, { box, finish });
const school: DrawSetting = (sheet, rng, { box, finish }) => drawSchoolFront(sheet, rng, { box, finish });
const room: DrawSetting = (sheet, rng, { box, finish }) => drawInterior(sheet, rng, { box, finish });

/** White paper, light dots in the sky, grey sea. */
export const SEASIDE: World = {
  finish: { medium: 'page', line: 6, ink: '#131316', paper: '#ffffff', spot: '#e5322d' },
  frame: { colour: '#131316', width: 6 },
  letters: { ink: '#131316', paper: '#ffffff', inverted: false },
  sound: { fill: '#131316', outline: '#ffffff' },
  ground: { plain: '#ffffff', dotted: '#ffffff', dots: '#8b8680', black: '#131316' },
  settings: {
    quay: { near: quay, far: quay },
    beach: { near: beach, far: beach },
    street: { near: street, far: street },
    classroom: { near: room, far: school },
    kitchen: { near: room, far: street },
  },
};
