import type { Prop } from '../../../story/scene';
import { circle, ellipse, filled, inked, poly, rect, smooth, traced } from '../../places/shape';
import { clockFace } from './modern-props';
import type { Thing } from './prop-ink';

/** A mantel clock with a pendulum behind glass. */
const clock: Thing = {
  foot: 150,
  draw: (ink) =>
    [
      inked(poly(-118, 150, -104, 124, 104, 124, 118, 150), ink.dark, ink),
      inked('M-88 126V-40C-88 -110 -52 -132 0 -132C52 -132 88 -110 88 -40V126Z', ink.mid, ink),
      inked(smooth([0, -160, 16, -146, 0, -130, -16, -146]), ink.spot, ink),
      inked(circle(0, -46, 74), ink.dark, ink),
      `<g transform="translate(0 -46)">${clockFace(ink, 62)}</g>`,
      inked(rect(-42, 44, 84, 66), ink.light, ink),
      traced('M0 44L14 84', ink),
      inked(circle(16, 88, 13), ink.spot, ink),
    ].join(''),
};

/** A candle in a holder that one carries by a ring. */
const lamp: Thing = {
  foot: 128,
  draw: (ink) =>
    [
      filled(circle(0, -96, 70), ink.light, 0.7),
      traced('M78 98c52 -22 62 40 4 24', { ...ink, line: ink.line * 2 }),
      inked(ellipse(0, 108, 96, 22), ink.mid, ink),
      inked(ellipse(0, 100, 66, 13), ink.dark, ink),
      inked(smooth([-30, 92, -30, -30, -24, -44, 10, -40, 28, -46, 30, 92]), ink.paper, ink),
      inked(smooth([-30, -20, -36, 14, -30, 34, -22, 10, -24, -20]), ink.paper, ink),
      traced('M0 -42V-58', ink),
      inked(smooth([0, -148, 20, -92, 0, -58, -20, -92]), ink.spot, ink),
      filled(smooth([0, -104, 9, -80, 0, -64, -9, -80]), ink.paper),
    ].join(''),
};

/** Oak under a round arch, with iron bands and a ring. */
const door: Thing = {
  foot: 170,
  draw: (ink) =>
    [
      filled(poly(-90, 170, 90, 170, 150, 206, -130, 206), ink.mid, 0.7),
      inked('M-112 170V-60C-112 -140 -60 -178 0 -178C60 -178 112 -140 112 -60V170Z', ink.dark, ink),
      inked('M-88 170V-56C-88 -122 -48 -154 0 -154C48 -154 88 -122 88 -56V170Z', ink.mid, ink),
      traced('M-44 170V-132M0 170V-154M44 170V-132', ink),
      inked(
        poly(-88, -56, 40, -50, 52, -42, 40, -34, -88, -28) + poly(-88, 84, 40, 90, 52, 98, 40, 106, -88, 112),
        ink.dark,
        ink,
      ),
      traced('M58 24a16 18 0 1 0 0.1 0', { ink: ink.spot, line: ink.line * 1.6 }),
    ].join(''),
};

/** Portraits were painted before they were taken. */
const photo: Thing = {
  draw: (ink) => {
    const bust = (x: number, y: number, fill: string) =>
      inked(smooth([x - 42, 88, x - 30, y + 44, x, y + 34, x + 30, y + 44, x + 42, 88]), fill, ink) +
      inked(ellipse(x, y, 24, 30), ink.paper, ink) +
      filled(smooth([x - 26, y + 4, x - 22, y - 30, x, y - 36, x + 22, y - 30, x + 26, y + 4, x, y - 16]), fill);
    return [
      inked(ellipse(0, 0, 124, 146), ink.mid, ink),
      inked(smooth([-20, -146, 0, -166, 20, -146, 0, -132]), ink.spot, ink),
      inked(ellipse(0, 0, 98, 120), ink.light, ink),
      bust(-32, -22, ink.dark),
      bust(34, -10, ink.mid),
      traced('M-98 0A98 120 0 0 0 98 0A98 120 0 0 0 -98 0', { ...ink, line: ink.line * 1.4 }),
    ].join('');
  },
};

export const COURTLY_PROPS: Partial<Record<Prop, Thing>> = { clock, lamp, door, photo };
