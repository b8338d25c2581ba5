import { circle, filled, inked, poly, smooth, taper } from '../../places/shape';
import type { Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { rayGround, shaded } from '../tone';

/** Draws a path twice, the second time mirrored at x = 400. */
function both(points: readonly number[], shape: (points: readonly number[]) => string): string {
  return shape(points) + shape(points.map((value, i) => (i % 2 ? value : 800 - value)));
}

/** A white fox mask with red marks before a pale sun; a bell on a red cord. */
export function drawFoxMask({ sheet, rng, width, height, focus, palette, finish }: Stage): Svg {
  const centre = { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 };
  const head = smooth([
    400, 250, 300, 256, 216, 300, 168, 400, 190, 500, 270, 590, 330, 690, 366, 770, 400, 792, 434, 770, 470, 690, 530,
    590, 610, 500, 632, 400, 584, 300, 500, 256,
  ]);
  const closed = (points: readonly number[]) => smooth(points);
  const sharp = (points: readonly number[]) => poly(...points);
  const petals = Array.from({ length: 16 }, () => {
    const [x, y, s, a] = [
      width * rng.next(),
      height * rng.next(),
      Math.min(width, height) * rng.range(0.012, 0.026),
      rng.range(0, 6),
    ];
    return smooth([
      x,
      y,
      x + s * Math.cos(a),
      y + s * Math.sin(a),
      x + 2 * s * Math.cos(a + 0.4),
      y + 2 * s * Math.sin(a + 0.4),
      x + s * Math.cos(a + 0.9),
      y + s * Math.sin(a + 0.9),
    ]);
  }).join('');
  return [
    rayGround({ x: 0, y: 0, width, height }, centre, palette.ground, palette.second, 20, 0.08),
    seat({ own: { x: 60, y: 20, width: 680, height: 860 }, into: focus, grow: 0.98 }, (s) => {
      const pen = { ink: finish.ink, line: (finish.line * 1.1) / s };
      return [
        filled(circle(400, 460, 350), palette.light),
        inked(both([200, 350, 150, 250, 140, 150, 172, 60, 250, 150, 330, 268], closed), '#ffffff', pen),
        filled(both([206, 306, 184, 220, 184, 130, 246, 196, 288, 268], closed), palette.accent),
        inked(head, '#ffffff', pen),
        shaded(
          sheet,
          head,
          { x: 168, y: 250, width: 470, height: 545 },
          '#c9c1b4',
          (u, v) => 1.3 * (u * 0.8 + v * 0.35 - 0.78),
          14 / s,
        ),
        inked(head, 'none', pen),
        filled(both([222, 432, 276, 398, 344, 420, 372, 474, 300, 474, 252, 460], closed), finish.ink),
        filled(both([258, 440, 300, 430, 338, 452, 292, 458], closed), '#ffd447'),
        filled(both([210, 404, 276, 362, 356, 384, 378, 424, 340, 402, 276, 382], closed), palette.accent),
        filled(
          both([196, 480, 268, 520, 330, 524, 262, 538], closed) +
            both([216, 524, 276, 556, 330, 552, 282, 572], closed),
          palette.accent,
        ),
        filled(
          smooth([400, 286, 420, 330, 400, 392, 380, 330]) + both([356, 300, 366, 340, 386, 372, 350, 346], closed),
          palette.accent,
        ),
        filled(smooth([362, 706, 400, 692, 438, 706, 424, 740, 400, 752, 376, 740]), finish.ink),
        filled(both([400, 752, 372, 770, 340, 752, 366, 776], closed), finish.ink),
        filled(
          [
            [300, 640, 200, 628],
            [306, 664, 216, 676],
            [500, 640, 600, 628],
            [494, 664, 584, 676],
          ]
            .map(([a, b, c, d]) => taper(a!, b!, c!, d!, 6))
            .join(''),
          finish.ink,
        ),
        inked(
          both([176, 470, 138, 560, 150, 700, 128, 800, 146, 806, 172, 700, 164, 566, 198, 486], closed),
          palette.accent,
          pen,
        ),
        inked(circle(136, 826, 32) + circle(664, 826, 32), '#ffd447', pen) +
          filled(both([114, 826, 158, 826, 158, 834, 114, 834], sharp), finish.ink),
      ].join('');
    }),
    filled(petals, '#ffffff', 0.9),
  ].join('');
}
