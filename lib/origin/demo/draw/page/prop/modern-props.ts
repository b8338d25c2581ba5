import type { Prop } from '../../../story/scene';
import { circle, ellipse, filled, inked, poly, rect, smooth, traced } from '../../places/shape';
import type { PropInk, Thing } from './prop-ink';

/** Hour marks, hands at five past noon and the pin they turn on. */
export function clockFace(ink: PropInk, r: number): string {
  const hours = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const far = r * (i % 3 ? 0.86 : 0.8);
    return circle(far * Math.sin(a), -far * Math.cos(a), r * (i % 3 ? 0.04 : 0.08));
  }).join('');
  const k = r / 102;
  return [
    inked(circle(0, 0, r), ink.paper, ink),
    filled(hours, ink.ink),
    filled(poly(-7 * k, 12 * k, -4 * k, -56 * k, 4 * k, -56 * k, 7 * k, 12 * k), ink.ink),
    filled(poly(-12 * k, -5 * k, 74 * k, -26 * k, 76 * k, -18 * k, -10 * k, 8 * k), ink.ink),
    filled(circle(0, 0, 12 * k), ink.spot),
  ].join('');
}

const clock: Thing = {
  foot: 130,
  draw: (ink) =>
    [
      inked(circle(-52, -112, 30) + circle(52, -112, 30), ink.mid, ink),
      inked(poly(-74, 92, -56, 78, -30, 118, -52, 130) + poly(74, 92, 56, 78, 30, 118, 52, 130), ink.dark, ink),
      inked(circle(0, 0, 122), ink.dark, ink),
      clockFace(ink, 102),
    ].join(''),
};

const key: Thing = {
  draw: (ink) =>
    [
      inked(smooth([-132, 0, -108, -54, -52, -54, -28, 0, -52, 54, -108, 54]), ink.mid, ink),
      inked(circle(-80, 0, 26), ink.paper, ink),
      inked(
        poly(-30, -14, 132, -14, 132, 14, 118, 14, 118, 52, 98, 52, 98, 30, 84, 30, 84, 60, 62, 60, 62, 14, -30, 14),
        ink.mid,
        ink,
      ),
      filled(poly(-24, -8, 120, -8, 120, -2, -24, -2), ink.paper),
    ].join(''),
};

const umbrella: Thing = {
  draw: (ink) =>
    [
      inked(rect(-5, -30, 10, 152), ink.dark, ink),
      traced('M0 122c0 30 46 30 46 -2', { ...ink, line: ink.line * 2.2 }),
      inked(
        'M-150 -8C-140 -96 -66 -132 0 -132C66 -132 140 -96 150 -8C132 -30 106 -30 90 -8C72 -32 30 -32 0 -8C-30 -32 -72 -32 -90 -8C-106 -30 -132 -30 -150 -8Z',
        ink.spot,
        ink,
      ),
      traced('M0 -130C-44 -96 -78 -60 -90 -10M0 -130C44 -96 78 -60 90 -10M0 -130V-10', ink),
      inked(poly(-5, -132, 0, -156, 5, -132), ink.dark, ink),
    ].join(''),
};

/** Rolled up, with its strap round it. */
const rolledUmbrella: Thing = {
  draw: (ink) =>
    [
      traced('M52 96C62 124 52 150 30 148C16 147 8 138 8 124', { ...ink, line: ink.line * 2.6 }),
      inked(poly(46, 64, 54, 62, 58, 104, 48, 106), ink.dark, ink),
      inked(poly(-58, -142, -52, -144, -44, -112, -50, -110), ink.dark, ink),
      inked(
        'M-50 -112C-18 -84 34 -22 66 44C70 54 56 66 40 68C26 70 20 64 16 58C-8 -2 -34 -62 -50 -112Z',
        ink.spot,
        ink,
      ),
      traced('M-46 -104C-18 -64 12 -4 34 66M-40 -100C-6 -58 32 -4 54 58', ink),
      inked(poly(-12, -22, 26, -40, 34, -26, -6, -6), ink.paper, ink),
      inked(circle(30, -32, 7), ink.dark, ink),
    ].join(''),
};

const coin: Thing = {
  draw: (ink) =>
    [
      inked(ellipse(10, 8, 104, 112), ink.dark, ink),
      inked(ellipse(0, 0, 104, 112), ink.light, ink),
      inked(ellipse(0, 0, 82, 90), ink.paper, ink),
      inked(poly(0, -58, 15, -18, 54, -18, 23, 8, 34, 48, 0, 24, -34, 48, -23, 8, -54, -18, -15, -18), ink.mid, ink),
      ...[0, 1, 2].map((i) =>
        filled(poly(126 + i * 16, -116 + i * 34, 136 + i * 22, -124 + i * 36, 168 + i * 8, -142 + i * 44), ink.ink),
      ),
    ].join(''),
};

const door: Thing = {
  foot: 170,
  draw: (ink) =>
    [
      filled(poly(-84, 170, 84, 170, 150, 206, -130, 206), ink.mid, 0.7),
      inked(rect(-104, -170, 208, 340), ink.dark, ink),
      inked(rect(-84, -152, 168, 322), ink.light, ink),
      inked(
        rect(-62, -130, 56, 110) + rect(6, -130, 56, 110) + rect(-62, 10, 56, 130) + rect(6, 10, 56, 130),
        ink.mid,
        ink,
      ),
      inked(circle(66, -2, 13), ink.spot, ink),
    ].join(''),
};

const lamp: Thing = {
  foot: 136,
  draw: (ink) =>
    [
      filled(poly(-66, -10, 66, -10, 132, 140, -132, 140), ink.light, 0.8),
      inked(rect(-6, -20, 12, 140), ink.dark, ink),
      inked(ellipse(0, 124, 62, 18), ink.dark, ink),
      inked(poly(-44, -120, 44, -120, 84, -14, -84, -14), ink.mid, ink),
      filled(poly(-36, -112, -18, -112, -44, -22, -70, -22), ink.paper, 0.7),
      traced('M34 -14v44', ink),
      inked(circle(34, 36, 7), ink.spot, ink),
    ].join(''),
};

/** The lamp of a street, that people run to. */
const lampPost: Thing = {
  foot: 150,
  draw: (ink) =>
    [
      filled(circle(0, -92, 92), ink.light, 0.55),
      inked(rect(-7, -40, 14, 186), ink.dark, ink),
      inked(poly(-34, 150, -18, 112, 18, 112, 34, 150), ink.dark, ink),
      inked(rect(-26, -40, 52, 14), ink.dark, ink),
      inked(poly(-26, -40, -38, -118, 38, -118, 26, -40), ink.paper, ink),
      inked(poly(-50, -118, 0, -160, 50, -118), ink.dark, ink),
      filled(smooth([0, -104, 14, -76, 0, -56, -14, -76]), ink.spot),
    ].join(''),
};

export const MODERN_PROPS: Partial<Record<Prop, Thing>> = {
  clock,
  key,
  umbrella,
  'rolled-umbrella': rolledUmbrella,
  coin,
  door,
  lamp,
  'lamp-post': lampPost,
};
