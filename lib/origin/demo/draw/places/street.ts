import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { drawClouds } from './clouds';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, filled, inked, poly, traced } from './shape';
import { vista } from './vista';

const SIDES = ['left', 'right'] as const;

/** A shopping street by day: awnings on both sides, wires overhead, hills at its end. */
export function drawStreet(sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const night = finish.noir === true;
  const pen = { ink: paint.ink, line: finish.line * 0.5 };
  const view = vista(box, { u: rng.range(0.38, 0.62), v: 0.56 });
  const { x: vx, y: vy } = view.vanishing;
  const plots = [0, 0.3, 0.5, 0.64, 0.74];
  const houses = [...plots.keys()]
    .slice(0, -1)
    .reverse()
    .flatMap((i) =>
      SIDES.map((side) => {
        const [near, far] = [plots[i]!, plots[i + 1]!];
        const span = far - near;
        const top = rng.range(0.62, 1);
        const stripes = [0, 0.4, 0.8]
          .map((t) =>
            view.pane(
              side,
              near + span * (0.06 + 0.88 * t * 0.9),
              near + span * (0.06 + 0.88 * (t * 0.9 + 0.18)),
              0.31,
              0.4,
            ),
          )
          .join('');
        const upper = [0.16, 0.58]
          .map((t) => view.pane(side, near + span * t, near + span * (t + 0.24), 0.46, 0.46 + (top - 0.46) * 0.62))
          .join('');
        return [
          inked(
            view.pane(side, near, far, 0, top),
            rng.pick(night ? [paint.far, paint.mid] : [paint.light, paint.far, paint.far]),
            pen,
          ),
          inked(view.pane(side, near + span * 0.1, near + span * 0.46, 0.02, 0.27), paint.mid, pen),
          inked(view.pane(side, near + span * 0.58, near + span * 0.82, 0.01, 0.27), paint.near, pen),
          inked(upper, night && rng.chance(0.5) ? paint.light : paint.mid, pen),
          inked(view.pane(side, near + span * 0.06, near + span * 0.94, 0.31, 0.4), paint.light, pen),
          filled(stripes, i % 2 ? paint.near : paint.accent),
          inked(view.pane(side, near, far, top, top + 0.03), paint.ink, pen),
        ].join('');
      }),
    );
  const poles = [0.2, 0.44, 0.6]
    .map((depth) => {
      const [x, low] = view.wall('right', depth, 0.02);
      const [, high] = view.wall('right', depth, 1.02);
      const w = box.width * 0.016 * (1 - depth);
      const shift = -box.width * 0.06 * (1 - depth);
      return (
        poly(x + shift - w, low, x + shift - w, high, x + shift + w, high, x + shift + w, low) +
        poly(
          x + shift - w * 7,
          high + w * 3,
          x + shift + w * 7,
          high + w * 3,
          x + shift + w * 7,
          high + w * 4.4,
          x + shift - w * 7,
          high + w * 4.4,
        )
      );
    })
    .join('');
  const wires = [1.0, 0.97]
    .map((h) => {
      const [x0, y0] = view.wall('right', 0, h);
      const [x1, y1] = view.wall('right', 0.66, h);
      return `M${x0.toFixed(1)} ${y0.toFixed(1)}Q${((x0 + x1) / 2 - box.width * 0.06).toFixed(1)} ${((y0 + y1) / 2 + box.height * 0.05).toFixed(1)} ${(x1 - box.width * 0.02).toFixed(1)} ${y1.toFixed(1)}`;
    })
    .join('');
  return [
    filled(boxPath(box), paint.sky),
    dotRamp({
      box: { ...box, height: box.height * 0.5 },
      pitch: 11,
      colour: paint.dots,
      value: (_u, v) => 0.55 - 0.7 * v,
    }),
    drawClouds(sheet, rng.fork('clouds'), {
      box: {
        x: box.x + box.width * 0.2,
        y: box.y + box.height * 0.1,
        width: box.width * 0.6,
        height: box.height * 0.3,
      },
      finish,
      palette,
    }),
    inked(
      poly(
        vx - box.width * 0.2,
        vy,
        vx - box.width * 0.05,
        vy - box.height * 0.09,
        vx + box.width * 0.06,
        vy - box.height * 0.05,
        vx + box.width * 0.2,
        vy,
      ),
      paint.mid,
      pen,
    ),
    inked(view.floor(0, 0.8), night ? paint.mid : paint.far, pen),
    filled(view.floor(0.12, 0.2) + view.floor(0.34, 0.4) + view.floor(0.52, 0.56), paint.light, night ? 0.35 : 0.8),
    ...houses,
    traced(wires, { ink: paint.ink, line: finish.line * 0.35 }),
    filled(poles, paint.ink),
  ].join('');
}
