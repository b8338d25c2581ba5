import type { Prop } from '../../story/scene';
import { circle, ellipse, filled, inked, poly, rect, smooth, traced, type Pen } from '../places/shape';
import type { Svg } from '../svg';

interface PropInk extends Pen {
  paper: string;
  light: string;
  mid: string;
  dark: string;
  spot: string;
}

type DrawProp = (ink: PropInk) => Svg;

const clock: DrawProp = (ink) => {
  const hours = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const at = (r: number): [number, number] => [r * Math.sin(a), -r * Math.cos(a)];
    const [x, y] = at(i % 3 ? 88 : 82);
    return circle(x, y, i % 3 ? 4 : 8);
  }).join('');
  return [
    inked(circle(-52, -112, 30) + circle(52, -112, 30), ink.mid, ink),
    inked(poly(-74, 92, -56, 78, -30, 118, -52, 130) + poly(74, 92, 56, 78, 30, 118, 52, 130), ink.dark, ink),
    inked(circle(0, 0, 122), ink.dark, ink),
    inked(circle(0, 0, 102), ink.paper, ink),
    filled(hours, ink.ink),
    filled(poly(-7, 12, -4, -56, 4, -56, 7, 12) , ink.ink),
    filled(poly(-12, -5, 74, -26, 76, -18, -10, 8), ink.ink),
    filled(circle(0, 0, 12), ink.spot),
  ].join('');
};

const letter: DrawProp = (ink) => [
  inked(poly(-128, -78, 128, -78, 128, 84, -128, 84), ink.paper, ink),
  inked(poly(-128, -78, 0, 26, 128, -78), ink.light, ink),
  traced('M-128 84L-36 0M128 84L36 0', ink),
  inked(circle(0, 24, 24), ink.spot, ink),
  filled(smooth([-8, 18, 0, 12, 10, 20, 4, 34, -8, 32]), ink.paper, 0.7),
].join('');

const key: DrawProp = (ink) => [
  inked(smooth([-132, 0, -108, -54, -52, -54, -28, 0, -52, 54, -108, 54]), ink.mid, ink),
  inked(circle(-80, 0, 26), ink.paper, ink),
  inked(poly(-30, -14, 132, -14, 132, 14, 118, 14, 118, 52, 98, 52, 98, 30, 84, 30, 84, 60, 62, 60, 62, 14, -30, 14), ink.mid, ink),
  filled(poly(-24, -8, 120, -8, 120, -2, -24, -2), ink.paper),
].join('');

const umbrella: DrawProp = (ink) => [
  inked(rect(-5, -30, 10, 152), ink.dark, ink),
  traced('M0 122c0 30 46 30 46 -2', { ...ink, line: ink.line * 2.2 }),
  inked('M-150 -8C-140 -96 -66 -132 0 -132C66 -132 140 -96 150 -8C132 -30 106 -30 90 -8C72 -32 30 -32 0 -8C-30 -32 -72 -32 -90 -8C-106 -30 -132 -30 -150 -8Z', ink.spot, ink),
  traced('M0 -130C-44 -96 -78 -60 -90 -10M0 -130C44 -96 78 -60 90 -10M0 -130V-10', ink),
  inked(poly(-5, -132, 0, -156, 5, -132), ink.dark, ink),
].join('');

/** Never opened: folds wound round the stick and tied. */
const rolledUmbrella: DrawProp = (ink) => [
  traced('M52 96C62 124 52 150 30 148C16 147 8 138 8 124', { ...ink, line: ink.line * 2.6 }),
  inked(poly(46, 64, 54, 62, 58, 104, 48, 106), ink.dark, ink),
  inked(poly(-58, -142, -52, -144, -44, -112, -50, -110), ink.dark, ink),
  inked('M-50 -112C-18 -84 34 -22 66 44C70 54 56 66 40 68C26 70 20 64 16 58C-8 -2 -34 -62 -50 -112Z', ink.spot, ink),
  traced('M-46 -104C-18 -64 12 -4 34 66M-40 -100C-6 -58 32 -4 54 58', ink),
  inked(poly(-12, -22, 26, -40, 34, -26, -6, -6), ink.paper, ink),
  inked(circle(30, -32, 7), ink.dark, ink),
].join('');

const cup: DrawProp = (ink) => [
  inked(ellipse(0, 104, 138, 20), ink.light, ink),
  traced('M84 -8c62 -14 62 76 -8 66', { ...ink, line: ink.line * 3.4 }),
  inked('M-92 -40C-90 60 -64 102 0 102C64 102 90 60 92 -40Z', ink.paper, ink),
  filled('M-78 12C-72 36 72 36 78 12C76 34 70 52 62 62C30 76 -30 76 -62 62C-70 52 -76 34 -78 12Z', ink.mid),
  inked(ellipse(0, -40, 92, 20), ink.dark, ink),
  ...[-34, 4, 40].map((x, i) => filled(`M${x} -64c-22 -30 20 -44 2 -${78 + 10 * (i % 2)}c34 30 -8 50 8 ${78 + 10 * (i % 2)}Z`, ink.mid)),
].join('');

const coin: DrawProp = (ink) => [
  inked(ellipse(10, 8, 104, 112), ink.dark, ink),
  inked(ellipse(0, 0, 104, 112), ink.light, ink),
  inked(ellipse(0, 0, 82, 90), ink.paper, ink),
  inked(poly(0, -58, 15, -18, 54, -18, 23, 8, 34, 48, 0, 24, -34, 48, -23, 8, -54, -18, -15, -18), ink.mid, ink),
  ...[0, 1, 2].map((i) => filled(poly(126 + i * 16, -116 + i * 34, 136 + i * 22, -124 + i * 36, 168 + i * 8, -142 + i * 44), ink.ink)),
].join('');

const door: DrawProp = (ink) => [
  inked(rect(-104, -170, 208, 340), ink.dark, ink),
  inked(rect(-84, -152, 168, 322), ink.light, ink),
  inked(rect(-62, -130, 56, 110) + rect(6, -130, 56, 110) + rect(-62, 10, 56, 130) + rect(6, 10, 56, 130), ink.mid, ink),
  inked(circle(66, -2, 13), ink.spot, ink),
  filled(poly(-84, 170, 84, 170, 150, 206, -130, 206), ink.mid),
].join('');

const lamp: DrawProp = (ink) => [
  filled(poly(-66, -10, 66, -10, 150, 150, -150, 150), ink.light, 0.8),
  inked(rect(-6, -20, 12, 140), ink.dark, ink),
  inked(ellipse(0, 124, 62, 18), ink.dark, ink),
  inked(poly(-44, -120, 44, -120, 84, -14, -84, -14), ink.mid, ink),
  filled(poly(-36, -112, -18, -112, -44, -22, -70, -22), ink.paper, 0.7),
  traced('M34 -14v44', ink),
  inked(circle(34, 36, 7), ink.spot, ink),
].join('');

const PROPS: Record<Prop, DrawProp> = { clock, letter, key, umbrella, 'rolled-umbrella': rolledUmbrella, cup, coin, door, lamp };

/** A thing about 300 across, its middle at the origin. `line` in px of its own units. */
export function drawProp(prop: Prop, line: number, spot: string): Svg {
  return PROPS[prop]({ ink: '#131316', line, paper: '#ffffff', light: '#d9d5cc', mid: '#8b8680', dark: '#55524d', spot });
}
