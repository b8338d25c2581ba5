import { circle, ellipse, filled, inked, poly, rect, smooth, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { dotRamp } from '../../texture/halftone';
import { drawRain } from '../weather';
import { castOf } from './cast-of';
import { drawPerson } from './draw-person';
import { FINE, PEN, type NewsStage } from './news-stage';
import { openBook } from './open-book';

const TABLE = 410;

/** A dark room: rain on the window to the left, and a door to the right at which somebody stands. */
function room({ sheet, rng }: NewsStage): Svg {
  const pane = rect(60, 40, 210, 230);
  const glass = rect(992, 62, 116, 150);
  return [
    filled(rect(0, 0, 1200, 480), '#12303c'),
    filled(circle(590, 210, 400), '#1d4a56'),
    filled(circle(590, 200, 290), '#2f6a70'),
    filled(circle(590, 190, 190), '#6c9a82'),
    dotRamp({
      box: { x: 120, y: 0, width: 940, height: 460 },
      pitch: 18,
      colour: '#ffd88a',
      value: (u, v) => 0.5 - 1.25 * Math.hypot(u - 0.5, (v - 0.4) * 0.7),
    }),
    inked(pane, '#0b1c26', { ...PEN, line: 14 }),
    sheet.clip(pane, [
      filled(circle(210, 96, 30), '#c9d8d4'),
      filled(poly(60, 270, 60, 210, 110, 190, 150, 214, 150, 180, 200, 180, 200, 216, 270, 200, 270, 270), '#1d4a56'),
      filled(rect(116, 216, 14, 16) + rect(168, 198, 14, 16), '#ffd88a'),
      drawRain(rng, { x: 60, y: 40, width: 210, height: 230 }, '#c9d8d4', { count: 60, lean: 0.3, opacity: 0.8 }),
    ]),
    traced('M165 40V270M60 150H270', { ink: '#14121c', line: 8 }),
    inked(rect(42, 268, 246, 18), '#7a4a34', PEN),
    inked(rect(956, -10, 188, 440), '#7a4a34', PEN),
    inked(rect(974, 14, 152, 420), '#9a6044', PEN),
    inked(rect(992, 240, 116, 130), '#7a4a34', FINE),
    inked(glass, '#ffd9ae', PEN),
    sheet.clip(
      glass,
      filled(
        circle(1056, 128, 34) +
          smooth([990, 230, 1000, 186, 1040, 166, 1074, 166, 1112, 186, 1120, 230]) +
          poly(1010, 112, 1102, 112, 1088, 100, 1080, 76, 1032, 76, 1024, 100),
        '#14121c',
        0.85,
      ),
    ),
    traced('M1050 62V212', { ...PEN, line: 6 }),
    inked(circle(1110, 226, 9), '#ffd88a', FINE),
    filled(
      poly(952, 96, 930, 84, 934, 80) + poly(950, 120, 922, 120, 922, 115) + poly(952, 144, 930, 156, 934, 160),
      '#ffd88a',
    ),
  ].join('');
}

function lamp(x: number, foot: number): Svg {
  return (
    inked(ellipse(x, foot - 6, 44, 13), '#16424c', PEN) +
    inked(
      smooth([
        x - 26,
        foot - 10,
        x - 34,
        foot - 50,
        x - 14,
        foot - 84,
        x + 14,
        foot - 84,
        x + 34,
        foot - 50,
        x + 26,
        foot - 10,
      ]),
      '#2b8793',
      PEN,
    ) +
    filled(smooth([x - 22, foot - 40, x - 14, foot - 70, x - 8, foot - 70, x - 14, foot - 34]), '#ffffff', 0.5) +
    inked(poly(x - 34, foot - 168, x + 34, foot - 168, x + 66, foot - 88, x - 66, foot - 88), '#fff6dc', PEN) +
    filled(poly(x - 24, foot - 158, x - 6, foot - 158, x - 22, foot - 98, x - 46, foot - 98), '#ffffff') +
    traced(`M${x - 58} ${foot - 104}H${x + 58}`, { ink: '#ff8f66', line: 6 })
  );
}

/** A dark evening: one reads aloud by the lamp, two listen, and somebody knocks before the page is done. */
export function drawEvening(stage: NewsStage): Svg {
  return [
    room(stage),
    drawPerson(
      stage,
      castOf('ferry-at-six', 2),
      { x: 396, y: 168, scale: 0.62, turn: 0.5, expression: 'talk', pose: 'hold' },
      openBook('#ff8f66', '#16424c', { ...PEN, line: PEN.line / 0.62 }),
    ),
    drawPerson(stage, castOf('ghost-tram-line-9', 0), {
      x: 790,
      y: 176,
      scale: 0.6,
      turn: -0.4,
      expression: 'shock',
      pose: 'hold',
    }),
    inked(poly(-20, 500, 60, TABLE, 1140, TABLE, 1220, 500), '#9a6044', PEN),
    traced('M20 446H1180', { ink: '#7a4a34', line: 3 }),
    filled(ellipse(590, 442, 300, 24), '#ffd88a', 0.4),
    filled(circle(590, 318, 92), '#fff6dc', 0.3),
    lamp(590, 440),
    filled(ellipse(950, 450, 80, 10), '#14121c', 0.3),
    drawPerson(stage, castOf('nine-lives-bakery', 2), {
      x: 950,
      y: 266,
      scale: 0.43,
      turn: -0.4,
      expression: 'worry',
      pose: 'hold',
    }),
  ].join('');
}
