import { circle, ellipse, filled, inked, poly, rect, smooth, taper } from '../../places/shape';
import type { Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround, shaded } from '../tone';

const mirrored = (points: readonly number[]) => points.map((value, i) => (i % 2 ? value : 800 - value));
const twin = (points: readonly number[]) => smooth(points) + smooth(mirrored(points));

const FORE = [384, 330, 300, 220, 180, 130, 60, 96, 24, 130, 60, 260, 90, 380, 160, 440, 290, 450, 378, 420];
const HIND = [380, 440, 290, 460, 180, 470, 130, 540, 150, 640, 200, 720, 262, 700, 330, 610, 384, 500];

/** A moth with eyes on its wings before the moon, over the roofs of a sleeping town. */
export function drawMoth({ sheet, rng, width, height, focus, palette, finish }: Stage): Svg {
  const ribs = [
    [370, 360, 90, 140],
    [370, 380, 100, 250],
    [370, 400, 120, 350],
    [370, 420, 180, 420],
  ].flatMap(([a, b, c, d]) => [taper(a!, b!, c!, d!, 10), taper(800 - a!, b!, 800 - c!, d!, 10)]);
  const unit = Math.min(width, height) / 14;
  let roofs = '';
  let lit = '';
  for (let x = -unit; x < width;) {
    const w = unit * rng.range(1.1, 2);
    const h = unit * rng.range(1.4, 3.4);
    roofs += poly(
      x,
      height + 9,
      x,
      height - h,
      x + w * 0.5,
      height - h - unit * rng.range(0.3, 1),
      x + w,
      height - h,
      x + w,
      height + 9,
    );
    if (rng.chance(0.6)) lit += rect(x + w * 0.38, height - h + unit * 0.3, w * 0.2, unit * 0.42);
    x += w * 0.98;
  }
  return [
    dottedGround({ x: 0, y: 0, width, height }, palette.ground, palette.second, (_u, v) => 0.95 * v - 0.25),
    seat(
      { own: { x: 0, y: 20, width: 800, height: 760 }, into: { ...focus, height: focus.height * 0.94 }, grow: 1.04 },
      (s) => {
        const pen = { ink: finish.ink, line: (finish.line * 1.05) / s };
        return [
          filled(circle(400, 400, 346), palette.light),
          filled(circle(280, 620, 36) + circle(560, 640, 52) + circle(620, 300, 26), '#cbb98c', 0.5),
          inked(twin(HIND), '#d8c08c', pen),
          shaded(
            sheet,
            twin(HIND),
            { x: 120, y: 440, width: 560, height: 290 },
            palette.second,
            (_u, v) => 1.1 * (v - 0.2),
            15 / s,
          ),
          inked(twin(FORE), '#f3e3b8', pen),
          inked(twin([140, 150, 60, 110, 40, 140, 70, 240, 130, 300, 170, 220]), palette.second, pen),
          filled(ribs.join(''), finish.ink, 0.8),
          inked(circle(230, 330, 62) + circle(570, 330, 62), palette.second, pen),
          inked(circle(230, 330, 40) + circle(570, 330, 40), palette.light, pen),
          filled(circle(230, 330, 23) + circle(570, 330, 23), palette.accent),
          filled(circle(222, 320, 8) + circle(562, 320, 8), '#ffffff'),
          inked(circle(240, 590, 36) + circle(560, 590, 36), palette.accent, pen) +
            filled(circle(240, 590, 15) + circle(560, 590, 15), finish.ink),
          inked(
            smooth([400, 270, 436, 320, 440, 420, 424, 540, 400, 640, 376, 540, 360, 420, 364, 320]),
            palette.ink,
            pen,
          ),
          filled([400, 440, 480, 520, 560].map((y, i) => ellipse(400, y, 32 - i * 4, 6)).join(''), palette.light),
          inked(circle(400, 270, 44), palette.ink, pen),
          filled(ellipse(380, 264, 11, 14) + ellipse(420, 264, 11, 14), palette.accent),
          filled(
            smooth([384, 232, 340, 160, 260, 120, 344, 142, 394, 226]) +
              smooth(mirrored([384, 232, 340, 160, 260, 120, 344, 142, 394, 226])),
            palette.ink,
          ),
        ].join('');
      },
    ),
    inked(roofs, palette.ink, { ink: palette.second, line: finish.line * 0.4 }) + filled(lit, palette.light),
  ].join('');
}
