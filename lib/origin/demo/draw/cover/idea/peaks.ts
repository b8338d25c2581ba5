import { drawFigure } from '../../people/figure';
import { circle, filled, inked, poly, smooth, taper } from '../../places/shape';
import type { Rng } from '../../rng';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import { dotRamp } from '../../texture/halftone';
import type { Stage } from '../stage';
import { dottedGround } from '../tone';

interface Peak {
  x: number;
  top: number;
  foot: number;
  half: number;
}

/** A mountain: light side, dark side cut by strokes, snow with a ragged hem. */
function peak(rng: Rng, { x, top, foot, half }: Peak, fill: string, shade: string, snow: string, pen: { ink: string; line: number }): Svg {
  const h = foot - top;
  const cuts = Array.from({ length: 7 }, (_, i) => taper(x + half * (0.04 + i * 0.1), top + h * (0.3 + i * 0.09), x + half * (0.12 + i * 0.1) - half * 0.16, top + h * (0.62 + i * 0.08), half * 0.035)).join('');
  const cap = poly(x, top, x + half * 0.3, top + h * 0.3, x + half * 0.17, top + h * 0.24, x + half * 0.08, top + h * 0.36, x - half * 0.03, top + h * 0.25, x - half * 0.14, top + h * 0.38, x - half * 0.2, top + h * 0.26, x - half * 0.3, top + h * 0.3);
  const ridge = half * rng.range(0.02, 0.14);
  return inked(poly(x - half, foot, x, top, x + half, foot), fill, pen) + filled(poly(x, top, x + half, foot, x + ridge, foot, x - ridge, top + h * 0.6, x + ridge * 1.2, top + h * 0.4), shade) + filled(cuts, pen.ink) + inked(cap, snow, { ...pen, line: pen.line * 0.8 });
}

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
      return { row, x: width * ((i + (row % 2 ? 0.5 : 0)) / (count - 1)) + rng.range(-0.05, 0.05) * unit, half, top: focus.y + focus.height * (0.1 + row * 0.19 + rng.range(0, 0.1)), foot: base };
    }),
  );
  const tall = Math.min(focus.height * 0.34, unit * 0.36);
  const at = { x: focus.x + focus.width * 0.66, y: height * 0.925 };
  const k = tall / 300;
  return [
    dottedGround({ x: 0, y: 0, width, height }, palette.ground, palette.second, (_u, v) => 0.9 * (v - 0.1)),
    filled(circle(sunAt.x, sunAt.y, unit * 0.14), palette.accent),
    ...rows.map((p) => peak(rng, p, p.row === 0 ? '#b7a9dc' : p.row === 1 ? palette.second : '#4b3a8c', p.row === 2 ? palette.ink : '#3a2a74', '#ffffff', pen)),
    dotRamp({ box: { x: 0, y: base - height * 0.2, width, height: height * 0.2 }, pitch: 16, colour: palette.ground, value: (_u, v) => 0.75 * v }),
    inked(smooth([-90, base, width * 0.25, base - unit * 0.05, width * 0.55, base + unit * 0.01, width + 90, base - unit * 0.06, width + 90, height + 99, -90, height + 99]), palette.ink, pen),
    filled(smooth([width * 0.2, height + 20, width * 0.45, height * 0.96, width * 0.6, height * 0.93, width * 0.74, height * 0.9, width * 0.7, base, width * 0.74, base, width * 0.79, height * 0.9, width * 0.68, height * 0.94, width * 0.56, height + 20]), palette.second),
    filled(circle(at.x + 96 * k, at.y - 118 * k, 92 * k), palette.light, 0.22) + filled(circle(at.x + 96 * k, at.y - 118 * k, 56 * k), palette.light, 0.35),
    place(drawFigure(sheet, cast[0], { stance: 'walk', facing: 'right', expression: 'determined', finish, scale: tall / 950 }).svg, at, tall / 950),
    inked(poly(at.x + 80 * k, at.y - 142 * k, at.x + 112 * k, at.y - 142 * k, at.x + 118 * k, at.y - 96 * k, at.x + 74 * k, at.y - 96 * k), '#ffd447', { ink: finish.ink, line: finish.line * 0.7 }),
  ].join('');
}
