import { boxPath, circle, filled, inked, poly, rect, traced } from '../places/shape';
import { vista } from '../places/vista';
import type { DrawSetting } from './setting';
import { survey } from './survey';

const SIDES = ['left', 'right'] as const;
const BAYS = [0, 0.26, 0.45, 0.59, 0.69, 0.76] as const;
const SHELVES = [0.1, 0.27, 0.44, 0.61, 0.78, 0.95] as const;

/** An archive: shelves of files to both sides as far as one can see, a ladder, lamps in a row, papers on the floor. */
export const drawArchiveRoom: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, at, unit, shape } = survey(view);
  const lane = vista(box, { u: rng.range(0.4, 0.6), v: 0.4 });
  const { x: vx, y: vy } = lane.vanishing;
  const bays = SIDES.flatMap((side) =>
    BAYS.slice(0, -1)
      .map((near, i) => {
        const far = BAYS[i + 1]!;
        const files = SHELVES.slice(0, -1).flatMap((low, row) => {
          const out: string[] = [];
          for (let d = near + 0.012; d < far - 0.02;) {
            const wide = (far - near) * rng.range(0.06, 0.13);
            const fill = rng.pick(
              night ? ['#55524d', '#8b8680', '#4a4744'] : [paint.light, paint.mid, paint.far, paint.near],
            );
            out.push(
              inked(
                lane.pane(
                  side,
                  d,
                  Math.min(d + wide, far - 0.01),
                  low + 0.012,
                  low + (SHELVES[row + 1]! - low) * rng.range(0.62, 0.9),
                ),
                fill,
                { ...pen, line: pen.line * 0.7 },
              ),
            );
            d += wide;
          }
          return out;
        });
        return (
          inked(lane.pane(side, near, far, 0, 1.3), night ? '#2c2a2a' : paint.near, pen) +
          files.join('') +
          inked(lane.pane(side, near, near + 0.014, 0, 1.3), night ? '#4a4744' : paint.mid, pen)
        );
      })
      .reverse(),
  );
  const [lx, ly] = lane.wall('right', 0.2, 0);
  const [tx, ty] = lane.wall('right', 0.3, 0.86);
  const foot = w * 0.05;
  const rungs = [0.12, 0.28, 0.44, 0.6, 0.76, 0.92]
    .map((t) => `M${lx - w * 0.1 + (tx - lx + w * 0.07) * t} ${ly + (ty - ly) * t}h${foot * (1 - 0.4 * t)}`)
    .join('');
  const lamps = [0.05, 0.4, 0.6].map((d) => {
    const s = 1 - d;
    const [cx, cy] = [vx, vy - h * 0.34 * s];
    return (
      traced(`M${cx} ${box.y}V${cy}`, pen) +
      inked(
        poly(
          cx - unit * 0.03 * s,
          cy,
          cx + unit * 0.03 * s,
          cy,
          cx + unit * 0.08 * s,
          cy + unit * 0.06 * s,
          cx - unit * 0.08 * s,
          cy + unit * 0.06 * s,
        ),
        finish.spot,
        pen,
      ) +
      filled(circle(cx, cy + unit * 0.07 * s, unit * 0.022 * s), '#ffffff')
    );
  });
  const sheets = Array.from({ length: 7 }, () => {
    const [px, py] = at(rng.range(0.2, 0.8), rng.range(0.82, 0.99));
    return inked(
      poly(
        px,
        py,
        px + unit * 0.06,
        py - unit * 0.015,
        px + unit * 0.075,
        py + unit * 0.02,
        px + unit * 0.012,
        py + unit * 0.035,
      ),
      '#ffffff',
      { ...pen, line: pen.line * 0.7 },
    );
  });
  return [
    filled(boxPath(box), night ? paint.mid : paint.far),
    inked(rect(vx - w * 0.14, vy - h * 0.3, w * 0.28, h * 0.6), night ? '#55524d' : paint.light, pen),
    inked(
      shape(-0.05, 1.05, 1.05, 1.05, (vx - box.x) / w + 0.1, 0.6, (vx - box.x) / w - 0.1, 0.6),
      night ? '#1f1d1e' : paint.far,
      pen,
    ),
    inked(lane.floor(0.02, 0.2) + lane.floor(0.34, 0.45) + lane.floor(0.54, 0.6), night ? '#2c2a2a' : '#ffffff', {
      ...pen,
      line: pen.line * 0.6,
    }),
    ...bays,
    ...lamps,
    traced(
      `M${lx - w * 0.1} ${ly}L${tx - w * 0.03} ${ty}M${lx - w * 0.1 + foot} ${ly}L${tx - w * 0.03 + foot * 0.6} ${ty}${rungs}`,
      { ...pen, line: pen.line * 1.7 },
    ),
    ...sheets,
  ].join('');
};
