import type { Prop } from '../../../story/scene';
import { circle, ellipse, filled, inked, poly, rect, smooth, traced } from '../../places/shape';
import { COURTLY_PROPS } from './courtly-props';
import type { PropInk, Thing } from './prop-ink';
import { steam } from './table-props';

/** A wooden wall clock: weights on chains, since springs were dear. */
const clock: Thing = {
  draw: (ink) => {
    const marks = Array.from(
      { length: 12 },
      (_, i) => [70 * Math.sin((i * Math.PI) / 6), -30 - 70 * Math.cos((i * Math.PI) / 6)] as const,
    );
    return [
      traced('M-36 66V120M36 66V144', ink),
      inked(rect(-48, 112, 24, 40) + rect(24, 132, 24, 34), ink.dark, ink),
      inked(poly(-132, -128, 0, -176, 132, -128, 108, -112, 0, -148, -108, -112), ink.dark, ink),
      inked(rect(-96, -122, 192, 190), ink.mid, ink),
      inked(circle(0, -30, 86), ink.paper, ink),
      filled(marks.map(([x, y], i) => (i % 3 ? circle(x, y, 4) : rect(x - 5, y - 9, 10, 18))).join(''), ink.ink),
      filled(poly(-6, -26, -3, -78, 3, -78, 6, -26), ink.ink),
      filled(poly(-6, -36, 50, -50, 51, -42, -4, -22), ink.ink),
      filled(circle(0, -30, 9), ink.spot),
    ].join('');
  },
};

/** A lantern of paper on a frame of wood. */
const lamp: Thing = {
  foot: 140,
  draw: (ink) =>
    [
      filled(circle(0, 10, 150), ink.light, 0.6),
      traced('M-50 -116C-50 -176 50 -176 50 -116', { ...ink, line: ink.line * 1.6 }),
      inked(rect(-84, -118, 168, 20) + rect(-84, 108, 168, 20), ink.dark, ink),
      inked(rect(-74, -98, 148, 206), ink.paper, ink),
      filled(smooth([0, -44, 40, 30, 0, 92, -40, 30]), ink.light),
      inked(smooth([0, -20, 20, 40, 0, 82, -20, 40]), ink.spot, ink),
      traced('M-26 -98V108M26 -98V108M-74 -30H74M-74 40H74', ink),
      inked(rect(-80, 128, 18, 14) + rect(62, 128, 18, 14), ink.dark, ink),
    ].join(''),
};

const cup: Thing = {
  foot: 96,
  draw: (ink) =>
    [
      inked(poly(-44, 72, 44, 72, 50, 98, -50, 98), ink.dark, ink),
      inked('M-110 -36C-104 44 -60 82 0 82C60 82 104 44 110 -36Z', ink.paper, ink),
      filled('M-104 -4C-60 22 -20 -6 14 14C50 34 80 20 100 8C86 52 50 80 0 80C-50 80 -92 54 -104 -4Z', ink.mid),
      inked(ellipse(0, -36, 110, 24), ink.dark, ink),
      filled(ellipse(0, -32, 88, 14), ink.mid),
      steam(ink, -62),
    ].join(''),
};

const chippedCup: Thing = {
  foot: 96,
  draw: (ink) =>
    [
      inked(poly(-44, 72, 44, 72, 50, 98, -50, 98), ink.dark, ink),
      inked('M-110 -36C-104 44 -60 82 0 82C60 82 104 44 110 -36L30 -16L12 18L-6 -10L-30 -14Z', ink.paper, ink),
      inked(
        'M-110 -36C-110 -66 110 -66 110 -36C108 -26 66 -20 30 -16L12 18L-6 -10L-30 -14C-70 -18 -108 -26 -110 -36Z',
        ink.light,
        ink,
      ),
      traced('M12 18L2 40L16 58', ink),
    ].join(''),
};

/** Round, with a square hole for the string. */
const coin: Thing = {
  draw: (ink) =>
    [
      inked(circle(9, 9, 112), ink.dark, ink),
      inked(circle(0, 0, 112), ink.light, ink),
      inked(circle(0, 0, 92), ink.mid, ink),
      inked(rect(-30, -30, 60, 60), ink.paper, ink),
      traced('M-12 -66q12 -14 24 0M-12 66q12 14 24 0M-66 -12q-14 12 0 24M66 -12q14 12 0 24', {
        ink: ink.ink,
        line: ink.line * 1.6,
      }),
    ].join(''),
};

/** A wing of paper slides in a frame of wood. */
const door: Thing = {
  foot: 170,
  draw: (ink) => {
    const wing = (x: number, fill: string) =>
      inked(rect(x, -150, 104, 320), ink.mid, ink) +
      inked(rect(x + 10, -138, 84, 210), fill, ink) +
      traced(`M${x + 38} -138V72M${x + 66} -138V72M${x + 10} -68H${x + 94}M${x + 10} 2H${x + 94}`, {
        ...ink,
        line: ink.line * 0.7,
      });
    return [
      filled(poly(-110, 170, 110, 170, 156, 206, -150, 206), ink.mid, 0.7),
      inked(rect(-128, -176, 256, 346), ink.dark, ink),
      filled(rect(-108, -150, 216, 320), ink.ink),
      wing(-108, ink.light),
      wing(4, ink.paper),
      inked(ellipse(22, 100, 7, 13), ink.spot, ink),
    ].join('');
  },
};

/** Oiled paper on many ribs. */
const umbrella: Thing = {
  draw: (ink) =>
    [
      inked(rect(-5, -60, 10, 200), ink.dark, ink),
      inked(
        'M-158 -14C-120 -70 -50 -120 0 -132C50 -120 120 -70 158 -14C110 4 50 8 0 8C-50 8 -110 4 -158 -14Z',
        ink.spot,
        ink,
      ),
      traced([-118, -78, -38, 0, 38, 78, 118].map((x) => `M0 -130L${x} ${x ? 4 - Math.abs(x) / 14 : 8}`).join(''), ink),
      traced('M-84 -56C-40 -40 40 -40 84 -56', ink),
      inked(poly(-9, -128, -5, -152, 5, -152, 9, -128), ink.dark, ink),
    ].join(''),
};

const rolledUmbrella: Thing = {
  draw: (ink) =>
    [
      inked(rect(-6, 60, 12, 96), ink.mid, ink),
      inked(poly(-7, -156, 7, -156, 9, -128, -9, -128), ink.dark, ink),
      inked('M-8 -130C-30 -60 -40 20 -36 84L0 76L36 84C40 20 30 -60 8 -130Z', ink.spot, ink),
      traced('M-3 -128L-22 80M0 -128V76M3 -128L22 80', ink),
      inked(poly(-38, 22, 38, 22, 39, 38, -39, 38), ink.dark, ink),
    ].join(''),
};

/** A letter was a folded strip in a wrapper, tied. */
const letter: Thing = {
  draw: (ink) =>
    [
      inked(poly(-138, -52, 138, -64, 142, 52, -134, 64), ink.paper, ink),
      inked(poly(-138, -52, -84, -54, -80, 62, -134, 64) + poly(92, -62, 138, -64, 142, 52, 96, 54), ink.light, ink),
      traced('M-44 -18q14 -10 26 0t26 0t26 0M-42 14q14 -10 26 0t26 0', { ...ink, line: ink.line * 0.8 }),
      inked(poly(-92, -54, -72, -55, -68, 62, -88, 63), ink.spot, ink),
      inked(smooth([-80, 0, -114, -30, -126, -8]) + smooth([-80, 0, -112, 34, -92, 44]), ink.spot, ink),
    ].join(''),
};

/** A lantern of stone beside a path. */
const lampPost: Thing = {
  foot: 152,
  draw: (ink: PropInk) =>
    [
      filled(circle(0, -58, 100), ink.light, 0.6),
      inked(poly(-62, 152, -48, 120, 48, 120, 62, 152), ink.dark, ink),
      inked(poly(-24, 122, -18, 0, 18, 0, 24, 122), ink.mid, ink),
      inked(poly(-62, 2, -48, -22, 48, -22, 62, 2), ink.mid, ink),
      inked(rect(-44, -96, 88, 76), ink.mid, ink),
      inked(rect(-22, -86, 44, 58), ink.paper, ink),
      filled(smooth([0, -78, 12, -52, 0, -36, -12, -52]), ink.spot),
      inked('M-92 -88C-56 -104 -36 -116 0 -138C36 -116 56 -104 92 -88L78 -78L-78 -78Z', ink.dark, ink),
      inked(circle(0, -146, 13), ink.dark, ink),
    ].join(''),
};

export const FOLK_PROPS: Partial<Record<Prop, Thing>> = {
  clock,
  lamp,
  cup,
  'chipped-cup': chippedCup,
  coin,
  door,
  umbrella,
  'rolled-umbrella': rolledUmbrella,
  letter,
  'lamp-post': lampPost,
  photo: COURTLY_PROPS.photo,
};
