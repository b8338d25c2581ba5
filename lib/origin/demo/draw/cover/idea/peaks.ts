import { drawFigure } from '../../people/figure';
import { peak } from '../../places/peak';
import { circle, filled, inked, poly, smooth } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import { dotRamp } from '../../texture/halftone';
import type { Stage } from '../stage';
import { dottedGround } from '../tone';

/** A woman with a lantern on a path under mountains that do not end. */
export function drawPeaks({ sheet, rng, width, height, focus, palette, cast, finish }: Stage): Svg {
  const pen = { ink: palette.ink, line: finish.line * 0.8 };
  const unit = Math.min(width, height * 0.9);
  const sunAt = { x: focus.x + focus.width * 0.3, y: focus.y + focus.height * 0.16 };
  const base = height * 0.86;
  const count = Math.ceil(width / (unit * 0.27)) + 1;
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from({ length: count }, (_, i) => {
      const half = unit * (0.32 - row * 0.05) * rng.range(0.85, 1.15);
      return {
        row,
        x: width * ((i + (row % 2 ? 0.5 : 0)) / (count - 1)) + rng.range(-0.05, 0.05) * unit,
        half,
        top: focus.y + focus.height * (0.1 + row * 0.19 + rng.range(0, 0.1)),
        foot: base,
      };
    }),
  );
  const tall = Math.min(focus.height * 0.34, unit * 0.36);
  const at = { x: focus.x + focus.width * 0.66, y: height * 0.925 };
  const k = tall / 300;
  return [
    dottedGround({ x: 0, y: 0, width, height }, palette.ground, palette.second, (_u, v) => 0.9 * (v - 0.1)),
    filled(circle(sunAt.x, sunAt.y, unit * 0.14), palette.accent),
    ...rows.map((p) =>
      peak(
        rng,
        p,
        p.row === 0 ? '#b7a9dc' : p.row === 1 ? palette.second : '#4b3a8c',
        p.row === 2 ? palette.ink : '#3a2a74',
        '#ffffff',
        pen,
      ),
    ),
    dotRamp({
      box: { x: 0, y: base - height * 0.2, width, height: height * 0.2 },
      pitch: 16,
      colour: palette.ground,
      value: (_u, v) => 0.75 * v,
    }),
    inked(
      smooth([
        -90,
        base,
        width * 0.25,
        base - unit * 0.05,
        width * 0.55,
        base + unit * 0.01,
        width + 90,
        base - unit * 0.06,
        width + 90,
        height + 99,
        -90,
        height + 99,
      ]),
      palette.ink,
      pen,
    ),
    filled(
      smooth([
        width * 0.2,
        height + 20,
        width * 0.45,
        height * 0.96,
        width * 0.6,
        height * 0.93,
        width * 0.74,
        height * 0.9,
        width * 0.7,
        base,
        width * 0.74,
        base,
        width * 0.79,
        height * 0.9,
        width * 0.68,
        height * 0.94,
        width * 0.56,
        height + 20,
      ]),
      palette.second,
    ),
    filled(circle(at.x + 96 * k, at.y - 118 * k, 92 * k), palette.light, 0.22) +
      filled(circle(at.x + 96 * k, at.y - 118 * k, 56 * k), palette.light, 0.35),
    place(
      drawFigure(sheet, cast[0], {
        stance: 'walk',
        facing: 'right',
        expression: 'determined',
        finish,
        scale: tall / 950,
      }).svg,
      at,
      tall / 950,
    ),
    inked(
      poly(
        at.x + 80 * k,
        at.y - 142 * k,
        at.x + 112 * k,
        at.y - 142 * k,
        at.x + 118 * k,
        at.y - 96 * k,
        at.x + 74 * k,
        at.y - 96 * k,
      ),
      '#ffd447',
      { ink: finish.ink, line: finish.line * 0.7 },
    ),
  ].join('');
}
