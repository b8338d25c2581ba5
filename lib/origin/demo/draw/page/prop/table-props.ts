import type { Prop } from '../../../story/scene';
import { circle, ellipse, filled, inked, poly, traced } from '../../places/shape';
import type { PropInk, Thing } from './prop-ink';

const BODY = 'M-92 -40C-90 60 -64 102 0 102C64 102 90 60 92 -40Z';

const saucer = (ink: PropInk) => inked(ellipse(0, 104, 138, 20), ink.light, ink);
const handle = (ink: PropInk) => traced('M84 -8c62 -14 62 76 -8 66', { ...ink, line: ink.line * 3.4 });
const stripe = (ink: PropInk) =>
  filled('M-78 12C-72 36 72 36 78 12C76 34 70 52 62 62C30 76 -30 76 -62 62C-70 52 -76 34 -78 12Z', ink.mid);

/** Three wisps over something hot. */
export function steam(ink: PropInk, top: number): string {
  return [-34, 4, 40]
    .map((x, i) =>
      filled(`M${x} ${top}c-22 -30 20 -44 2 -${78 + 10 * (i % 2)}c34 30 -8 50 8 ${78 + 10 * (i % 2)}Z`, ink.mid),
    )
    .join('');
}

const cup: Thing = {
  foot: 122,
  draw: (ink) =>
    [
      saucer(ink),
      handle(ink),
      inked(BODY, ink.paper, ink),
      stripe(ink),
      inked(ellipse(0, -40, 92, 20), ink.dark, ink),
      steam(ink, -64),
    ].join(''),
};

/** Empty; a piece of the rim is gone, and a crack runs down from there. */
const chippedCup: Thing = {
  foot: 122,
  draw: (ink) =>
    [
      saucer(ink),
      handle(ink),
      inked('M-92 -40C-90 60 -64 102 0 102C64 102 90 60 92 -40L24 -22L8 8L-8 -14L-26 -20Z', ink.paper, ink),
      stripe(ink),
      inked(
        'M-92 -40C-92 -66 92 -66 92 -40C92 -32 60 -26 24 -22L8 8L-8 -14L-26 -20C-60 -26 -92 -32 -92 -40Z',
        ink.light,
        ink,
      ),
      traced('M8 8L0 30L14 48L4 70', ink),
    ].join(''),
};

/** What a crash leaves of it. */
const brokenCup: Thing = {
  foot: 104,
  draw: (ink) =>
    [
      inked('M-104 -6L-60 6L-40 -30L-6 10L-20 44L8 96C-60 104 -100 60 -104 -6Z', ink.paper, ink),
      inked('M28 14L62 -22L84 10L128 -14C134 50 96 96 44 96L26 60Z', ink.light, ink),
      traced('M120 10c40 -6 44 50 -4 50', { ...ink, line: ink.line * 3 }),
      inked(
        poly(-30, -92, 6, -108, 16, -66, -14, -60) +
          poly(60, -76, 92, -84, 84, -48) +
          poly(-96, -66, -66, -88, -58, -52),
        ink.paper,
        ink,
      ),
      filled(
        poly(-136, 92, -120, 80, -112, 98) + poly(140, 94, 152, 78, 164, 98) + poly(10, -140, 22, -132, 12, -122),
        ink.ink,
      ),
    ].join(''),
};

/** The plate of a cake that is gone. */
const crumbs: Thing = {
  foot: 92,
  draw: (ink) =>
    [
      inked(ellipse(0, 44, 146, 46), ink.paper, ink),
      inked(ellipse(0, 38, 104, 28), ink.light, ink),
      filled(
        [
          [-40, 34],
          [-12, 46],
          [18, 30],
          [44, 42],
          [-64, 42],
          [6, 26],
        ]
          .map(([x, y], i) => circle(x!, y!, i % 2 ? 6 : 8))
          .join(''),
        ink.dark,
      ),
      filled(circle(30, 50, 12), ink.spot),
      inked(poly(-16, -118, -4, -122, 68, 20, 54, 26), ink.mid, ink),
      inked(
        poly(-32, -154, -24, -158, -10, -128, -2, -132, -16, -162, -8, -166, 8, -134, 4, -112, -14, -106, -24, -120),
        ink.mid,
        ink,
      ),
      traced('M-118 -8q-10 -12 0 -24M118 -12q10 -12 0 -24M-76 -30q-8 -10 0 -20', ink),
    ].join(''),
};

export const TABLE_PROPS: Partial<Record<Prop, Thing>> = {
  cup,
  'chipped-cup': chippedCup,
  'broken-cup': brokenCup,
  crumbs,
};
