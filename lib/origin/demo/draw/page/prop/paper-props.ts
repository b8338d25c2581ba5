import type { Prop } from '../../../story/scene';
import { circle, ellipse, filled, inked, poly, rect, smooth, traced } from '../../places/shape';
import type { PropInk, Thing } from './prop-ink';

const thin = (ink: PropInk) => ({ ...ink, line: ink.line * 0.6 });

/** Lines of writing, each as far as it goes: x, y, length. */
function writing(ink: PropInk, lines: readonly (readonly [x: number, y: number, length: number])[]): string {
  return traced(
    lines
      .map(
        ([x, y, length]) =>
          `M${x} ${y}q${length * 0.125} -9 ${length * 0.25} 0t${length * 0.25} 0t${length * 0.25} 0t${length * 0.25} 0`,
      )
      .join(''),
    thin(ink),
  );
}

const letter: Thing = {
  draw: (ink) =>
    [
      inked(poly(-128, -78, 128, -78, 128, 84, -128, 84), ink.paper, ink),
      inked(poly(-128, -78, 0, 26, 128, -78), ink.light, ink),
      traced('M-128 84L-36 0M128 84L36 0', ink),
      inked(circle(0, 24, 24), ink.spot, ink),
      filled(smooth([-8, 18, 0, 12, 10, 20, 4, 34, -8, 32]), ink.paper, 0.7),
    ].join(''),
};

/** A year of envelopes tied with a ribbon. */
const letters: Thing = {
  draw: (ink) =>
    [
      ...[5, 4, 3, 2, 1, 0]
        .map((i) =>
          inked(
            poly(
              -124 + (i % 3) * 8,
              74 - i * 22,
              116 + (i % 2) * 12,
              78 - i * 22,
              118 + (i % 2) * 12,
              98 - i * 22,
              -124 + (i % 3) * 8,
              96 - i * 22,
            ),
            i % 2 ? ink.light : ink.paper,
            ink,
          ),
        )
        .reverse(),
      inked(poly(-116, -36, -70, -112, 150, -106, 122, -30), ink.paper, ink),
      traced('M-70 -112L34 -60L150 -106', ink),
      inked(poly(-14, -34, 14, -34, 14, 96, -14, 96), ink.spot, ink),
      inked(poly(-14, -34, 30, -110, 58, -109, 14, -34), ink.spot, ink),
      inked(
        smooth([14, -66, -34, -104, -52, -76, -20, -56]) + smooth([14, -66, 66, -96, 76, -66, 42, -52]),
        ink.spot,
        ink,
      ),
    ].join(''),
};

/** A page torn out of a book. */
const page: Thing = {
  draw: (ink) =>
    [
      inked(
        poly(
          -92,
          -132,
          104,
          -132,
          104,
          132,
          -86,
          132,
          -100,
          108,
          -84,
          86,
          -98,
          58,
          -82,
          34,
          -96,
          8,
          -84,
          -18,
          -100,
          -44,
          -86,
          -70,
          -98,
          -100,
        ),
        ink.paper,
        ink,
      ),
      writing(ink, [
        [-56, -92, 128],
        [-56, -58, 136],
        [-56, -24, 120],
        [-56, 10, 136],
        [-56, 44, 92],
      ]),
      filled(smooth([40, 78, 60, 66, 78, 84, 58, 104]), ink.spot),
    ].join(''),
};

/** A leaf with a few lines and a name under them. */
const note: Thing = {
  draw: (ink) =>
    [
      inked(poly(-106, -116, 74, -126, 108, -92, 114, 116, -96, 124), ink.paper, ink),
      inked(poly(74, -126, 108, -92, 78, -90), ink.light, ink),
      writing(ink, [
        [-70, -62, 120],
        [-68, -26, 132],
        [-66, 10, 96],
      ]),
      traced('M-20 74c18 -46 34 -40 24 -6c-8 28 22 22 34 -14c6 -16 18 -8 14 6c-3 10 8 10 24 -4', {
        ink: ink.spot,
        line: ink.line * 1.1,
      }),
    ].join(''),
};

const tag: Thing = {
  draw: (ink) =>
    [
      traced('M-104 0C-140 -40 -150 -84 -112 -112', ink),
      inked(poly(-130, 0, -86, -66, 132, -66, 132, 66, -86, 66), ink.paper, ink),
      inked(circle(-96, 0, 14), ink.mid, ink),
      writing(ink, [[-56, -16, 150]]),
      inked(rect(-56, 18, 120, 16), ink.spot, ink),
    ].join(''),
};

const map: Thing = {
  draw: (ink) =>
    [
      inked(poly(-144, -84, -48, -108, 48, -84, 144, -108, 144, 84, 48, 108, -48, 84, -144, 108), ink.paper, ink),
      filled(poly(-48, -108, 48, -84, 48, 108, -48, 84), ink.light, 0.7),
      traced('M-48 -108V84M48 -84V108', ink),
      inked(smooth([-120, -20, -84, -58, -34, -44, -16, -4, -54, 34, -104, 26]), ink.mid, thin(ink)),
      inked(smooth([58, 20, 96, -2, 126, 30, 108, 66, 66, 58]), ink.mid, thin(ink)),
      ...[
        [-22, 34],
        [4, 40],
        [26, 24],
        [44, 0],
        [62, -22],
      ].map(([x, y]) => filled(rect(x! - 8, y! - 3, 15, 6), ink.ink)),
      traced('M78 -66l28 28M106 -66l-28 28', { ink: ink.spot, line: ink.line * 1.8 }),
      traced('M92 -52m-38 0a38 34 0 1 0 76 -4a38 34 0 1 0 -78 10', thin(ink)),
    ].join(''),
};

/** Two who stand close, on card with a white rim. */
const photo: Thing = {
  draw: (ink) => {
    const bust = (x: number, y: number, fill: string) =>
      inked(smooth([x - 46, 84, x - 34, y + 44, x, y + 34, x + 34, y + 44, x + 46, 84]), fill, ink) +
      inked(ellipse(x, y, 26, 32), ink.paper, ink) +
      filled(smooth([x - 28, y - 4, x - 22, y - 32, x, y - 38, x + 22, y - 32, x + 28, y - 4, x, y - 18]), fill);
    return [
      inked(poly(-112, -136, 112, -136, 112, 136, -112, 136), ink.paper, ink),
      inked(rect(-92, -116, 184, 200), ink.light, ink),
      filled(poly(-92, 30, -40, -20, 6, 24, 50, -34, 92, 10, 92, 84, -92, 84), ink.mid, 0.6),
      bust(-36, -14, ink.dark),
      bust(36, -2, ink.mid),
      inked(poly(112, 96, 112, 136, 72, 136), ink.light, ink),
    ].join('');
  },
};

export const PAPER_PROPS: Partial<Record<Prop, Thing>> = { letter, letters, page, note, tag, map, photo };
