import { drawFigure } from '../../people/figure';
import { circle, ellipse, filled, inked, poly, rect, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround } from '../tone';
import { drawStars } from '../weather';

const HANDS = [
  [300, 60],
  [360, 130],
  [330, 220],
  [250, 300],
  [170, 260],
  [120, 330],
  [420, 250],
  [500, 180],
  [560, 260],
  [640, 230],
  [690, 320],
  [520, 360],
  [430, 420],
  [300, 400],
] as const;
const LINKS = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [2, 6],
  [6, 7],
  [7, 8],
  [8, 9],
  [9, 10],
  [6, 11],
  [11, 12],
  [12, 13],
  [13, 3],
  [8, 11],
] as const;

/** Two people at a telescope on a flat roof; the stars above them have been joined up by hand. */
export function drawStarMap({ sheet, rng, width, height, focus, palette, cast, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const floor = Math.min(focus.y + focus.height * 0.9, height * 0.92);
  const tall = Math.min((floor - focus.y) * 0.56, width * 0.5);
  const scale = tall / 950;
  const centre = focus.x + focus.width / 2;
  const figure = (index: 0 | 1, u: number) =>
    place(
      drawFigure(sheet, cast[index], { stance: 'stand', facing: 'back', expression: 'neutral', finish, scale }).svg,
      { x: centre + tall * u, y: floor + tall * 0.05 },
      scale,
    );
  const k = tall / 420;
  return [
    dottedGround(box, palette.ground, palette.second, (_u, v) => 1.15 * (v - 0.32)),
    drawStars(rng.fork('stars'), { ...box, height: height * 0.8 }, palette.light, 120),
    filled(ellipse(width * 0.5, floor, width * 0.7, height * 0.16), palette.second),
    seat(
      {
        own: { x: 90, y: 40, width: 640, height: 420 },
        into: { ...focus, height: focus.height * 0.42 },
        stand: 'top',
        grow: 1.02,
      },
      (s) => {
        const line = finish.line / s;
        return [
          traced(LINKS.map(([a, b]) => `M${HANDS[a].join(' ')}L${HANDS[b].join(' ')}`).join(''), {
            ink: palette.light,
            line: line * 0.55,
          }),
          filled(HANDS.map(([x, y], i) => circle(x, y, i % 3 ? 11 : 17)).join(''), palette.accent),
          filled(HANDS.map(([x, y], i) => circle(x, y, i % 3 ? 5 : 8)).join(''), '#ffffff'),
          traced('M210 300Q300 350 400 300Q520 250 640 300', { ink: palette.accent, line: line * 0.4 }),
        ].join('');
      },
    ),
    inked(rect(-9, floor, width + 18, height), palette.ink, { ink: palette.light, line: finish.line * 0.5 }),
    filled(
      Array.from({ length: 9 }, (_, i) =>
        poly(
          width * (i / 8) - 2,
          floor,
          width * (i / 8) + 2,
          floor,
          width * (i / 8) * 1.3 - width * 0.15 + 3,
          height,
          width * (i / 8) * 1.3 - width * 0.15 - 3,
          height,
        ),
      ).join(''),
      palette.second,
    ),
    inked(
      rect(centre + 270 * k, floor - 150 * k, 130 * k, 150 * k) +
        poly(centre + 256 * k, floor - 150 * k, centre + 335 * k, floor - 200 * k, centre + 414 * k, floor - 150 * k),
      palette.second,
      { ink: finish.ink, line: finish.line },
    ),
    filled(rect(centre + 310 * k, floor - 110 * k, 40 * k, 46 * k), palette.accent),
    figure(0, -0.62),
    figure(1, -0.24),
    place(
      [
        traced('M120 -200L60 10M120 -200L190 10M120 -200L126 10', { ink: finish.ink, line: 20 }),
        traced('M120 -200L60 6M120 -200L190 6M120 -200L126 6', { ink: '#c99a5b', line: 9 }),
        inked(poly(-30, -150, 10, -104, 290, -330, 236, -400), palette.accent, {
          ink: finish.ink,
          line: finish.line / k,
        }),
        inked(poly(240, -408, 300, -330, 330, -350, 268, -430), palette.light, {
          ink: finish.ink,
          line: finish.line / k,
        }),
        inked(poly(-44, -140, -20, -108, -56, -84, -76, -112), finish.ink, { ink: finish.ink, line: finish.line / k }),
        inked(circle(120, -206, 17), palette.light, { ink: finish.ink, line: finish.line / k }),
      ].join(''),
      { x: centre + tall * 0.1, y: floor + tall * 0.04 },
      k,
    ),
  ].join('');
}
