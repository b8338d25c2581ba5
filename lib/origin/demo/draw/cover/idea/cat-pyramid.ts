import type { Character } from '../../people/character';
import { circle, ellipse, filled, inked, poly, rect, smooth, taper, traced, type Pen } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';

type Mood = 'laugh' | 'content' | 'wink';

const HEAD = smooth([
  0, -150, -110, -136, -180, -60, -186, 30, -130, 110, 0, 140, 130, 110, 186, 30, 180, -60, 110, -136,
]);
const BODY = smooth([0, 80, -110, 130, -150, 280, -130, 430, 0, 450, 130, 430, 150, 280, 110, 130]);

const EYES: Record<Mood, string> = {
  laugh: 'M-110 -4Q-78 -48 -46 -4M46 -4Q78 -48 110 -4',
  content: 'M-110 -20Q-78 16 -46 -20M46 -20Q78 16 110 -20',
  wink: 'M46 -4Q78 -48 110 -4',
};

/** A sitting cat from the front, its chin at (0, 140). */
function sittingCat({ hair, cat, hat }: Character, mood: Mood, pen: Pen): Svg {
  const second = cat?.second ?? '#ffffff';
  const ears = 'M-170 -60Q-190 -190 -150 -214Q-80 -180 -50 -130ZM170 -60Q190 -190 150 -214Q80 -180 50 -130Z';
  const stripes = [
    [-30, -150, -24, -90],
    [0, -154, 0, -78],
    [30, -150, 24, -90],
    [-184, 20, -128, 24],
    [-180, 54, -130, 50],
    [184, 20, 128, 24],
    [180, 54, 130, 50],
  ]
    .map(([a, b, c, d]) => taper(a!, b!, c!, d!, 20))
    .join('');
  const coats = {
    plain: '',
    tabby: filled(stripes, second),
    patch: filled(smooth([20, -150, 110, -136, 180, -60, 186, 20, 110, 40, 40, -10, 10, -80]), second),
    tuxedo: filled(smooth([0, -90, 40, 0, 120, 60, 100, 120, 0, 140, -100, 120, -120, 60, -40, 0]), second),
  };
  return [
    inked(BODY, hair.colour, pen) + filled(smooth([0, 150, -70, 190, -80, 330, 0, 430, 80, 330, 70, 190]), '#ffffff'),
    inked(ears, hair.colour, pen) +
      filled(
        'M-152 -90Q-160 -160 -140 -178Q-100 -150 -84 -130ZM152 -90Q160 -160 140 -178Q100 -150 84 -130Z',
        '#f2a6a0',
      ),
    inked(HEAD, hair.colour, pen),
    coats[cat?.coat ?? 'plain'],
    traced(HEAD, pen),
    filled(ellipse(-126, 52, 34, 20) + ellipse(126, 52, 34, 20), '#f59a9a', 0.9),
    traced(EYES[mood], { ...pen, line: pen.line * 1.15 }),
    mood === 'wink' ? filled(ellipse(-78, -10, 26, 34), pen.ink) + filled(circle(-86, -22, 10), '#ffffff') : '',
    filled(smooth([-20, 30, 0, 24, 20, 30, 0, 48]), pen.ink),
    mood === 'laugh'
      ? inked('M-54 58Q0 76 54 58Q50 122 0 124Q-50 122 -54 58Z', '#8f1430', pen) +
        filled('M-26 110Q0 88 26 110Q0 128 -26 110Z', '#f2788a')
      : traced('M0 48V62M-40 62Q-18 88 0 62Q18 88 40 62', pen),
    filled(
      [
        [-120, 40, -230, 24],
        [-120, 58, -232, 66],
        [120, 40, 230, 24],
        [120, 58, 232, 66],
      ]
        .map(([a, b, c, d]) => taper(a!, b!, c!, d!, 6))
        .join(''),
      pen.ink,
    ),
    hat?.kind === 'chef'
      ? inked(
          smooth([
            -92, -130, -110, -196, -150, -246, -100, -300, -40, -290, 0, -324, 50, -290, 104, -298, 150, -246, 110,
            -196, 92, -130, 0, -116,
          ]),
          '#ffffff',
          pen,
        ) +
        traced('M-98 -168Q0 -146 98 -168M-40 -176Q-48 -220 -36 -244M40 -176Q48 -220 36 -244', {
          ...pen,
          line: pen.line * 0.8,
        })
      : '',
  ].join('');
}

/** The whole bakery in one heap, with bread. */
export function drawCatPyramid({ width, height, focus, palette, cast, finish }: Stage): Svg {
  const tile = Math.min(width, height) / 10;
  let tiles = '';
  for (let y = 0; y * tile < height; y++)
    for (let x = y % 2; x * tile < width; x += 2) tiles += rect(x * tile, y * tile, tile, tile);
  const others = [cast[1], cast[2] ?? cast[1]] as const;
  return [
    filled(rect(0, 0, width, height), palette.ground) + filled(tiles, '#ffffff', 0.55),
    seat(
      {
        own: { x: 10, y: 130, width: 780, height: 730 },
        into: { ...focus, height: focus.height + finish.line * 3 },
        stand: 'foot',
        grow: 1.03,
      },
      (s) => {
        const pen = { ink: finish.ink, line: (finish.line * 1.15) / s };
        const bread = (x: number, y: number, turn: number, k: number) =>
          place(
            inked(smooth([-120, 30, -130, -20, -60, -60, 60, -60, 130, -20, 120, 30, 0, 50]), '#e0a15a', {
              ...pen,
              line: pen.line / k,
            }) + filled([-60, -10, 40].map((bx) => taper(bx, -40, bx + 26, 10, 18)).join(''), '#fff0d2'),
            { x, y },
            k,
            turn,
          );
        return [
          inked(ellipse(400, 900, 640, 180), palette.accent, pen),
          filled(ellipse(400, 912, 620, 160), '#ffffff', 0.16),
          place(sittingCat(others[0], 'content', { ...pen, line: pen.line / 0.92 }), { x: 196, y: 400 }, 0.92, -8),
          place(sittingCat(others[1], 'wink', { ...pen, line: pen.line / 0.92 }), { x: 606, y: 390 }, 0.92, 9),
          place(sittingCat(cast[0], 'laugh', { ...pen, line: pen.line / 1.12 }), { x: 400, y: 510 }, 1.12),
          bread(150, 800, -8, 1),
          bread(660, 806, 10, 1.05),
          inked(poly(300, 760, 500, 760, 480, 830, 320, 830), palette.second, pen) +
            inked(smooth([300, 764, 320, 700, 400, 674, 480, 700, 500, 764]), '#f2c58a', pen) +
            inked(circle(400, 676, 20), palette.accent, pen),
          inked(
            smooth([250, 690, 290, 660, 330, 690, 322, 740, 272, 744]) +
              smooth([550, 690, 510, 660, 470, 690, 478, 740, 528, 744]),
            cast[0].hair.colour,
            pen,
          ),
        ].join('');
      },
    ),
  ].join('');
}
