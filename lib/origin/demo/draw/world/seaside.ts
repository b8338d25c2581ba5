import { drawFerry } from '../places/ferry';
import { drawInterior } from '../places/interior';
import { drawRail } from '../places/rail';
import { drawSchoolFront } from '../places/school-front';
import { drawSea } from '../places/sea';
import { filled, inked, lens, smooth } from '../places/shape';
import { drawStreet } from '../places/street';
import { n } from '../svg';
import { roomToStand } from './room-to-stand';
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

/** The beach: water over the middle, and sand in front for people to stand on. */
const beach: DrawSetting = (sheet, rng, { box, finish, far, figures }) => {
  const { x, y, width, height } = box;
  const sea = drawSea(sheet, rng.fork('sea'), { box, finish, horizon: 0.4 });
  if (!far && !figures) return sea;
  const at = (u: number, v: number) => [x + width * u, y + height * v] as const;
  const bend = rng.fork('shore').range(-0.03, 0.03);
  const shore = (dv: number) => smooth([...at(-0.05, 0.76 + dv), ...at(0.3, 0.73 + dv + bend), ...at(0.65, 0.77 + dv - bend), ...at(1.05, 0.73 + dv)], false);
  const close = `L${n(x + width * 1.05)} ${n(y + height * 1.05)}L${n(x - width * 0.05)} ${n(y + height * 1.05)}Z`;
  const random = rng.fork('sand');
  const grains = Array.from({ length: 60 }, () => lens(...at(random.next(), random.range(0.81, 1)), random.range(8, 26), 2)).join('');
  return [
    sea,
    inked(shore(0) + close, '#ffffff', { ink: finish.ink, line: finish.line * 0.5 }),
    filled(shore(0.025) + close, '#f3f1ec'),
    filled(grains, '#8b8680'),
  ].join('');
};
const street: DrawSetting = (sheet, rng, { box, finish }) => drawStreet(sheet, rng, { box, finish });
const school: DrawSetting = (sheet, rng, { box, finish }) => drawSchoolFront(sheet, rng, { box, finish });
const room: DrawSetting = (sheet, rng, { box, finish, figures }) => drawInterior(sheet, rng, { box: figures ? roomToStand(box) : box, finish });

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
