import { boxPath, circle, filled, inked, rect, traced } from '../places/shape';
import { vista } from '../places/vista';
import type { DrawSetting } from './setting';
import { survey } from './survey';

const LOCKERS = [0, 0.1, 0.19, 0.27, 0.345, 0.41, 0.47, 0.525, 0.575, 0.62] as const;

/** A school corridor after hours: lockers on one side, windows on the other, a clock, a door at the end left open. */
export const drawSchoolCorridor: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit } = survey(view);
  const lane = vista(box, { u: rng.range(0.38, 0.62), v: 0.42 });
  const { x: vx, y: vy } = lane.vanishing;
  const [lockerSide, windowSide] = rng.chance(0.5) ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const end = 0.68;
  const lockers = LOCKERS.slice(0, -1).map((near, i) => {
    const far = LOCKERS[i + 1]!;
    const span = far - near;
    const ajar = rng.chance(0.12);
    return (
      inked(
        lane.pane(lockerSide, near, far, 0.02, 0.72),
        ajar ? '#131316' : i % 3 === 1 ? paint.mid : night ? '#55524d' : '#ffffff',
        pen,
      ) +
      traced(
        [0.6, 0.63, 0.66]
          .map((v) => {
            const [a, b] = [lane.wall(lockerSide, near + span * 0.25, v), lane.wall(lockerSide, near + span * 0.7, v)];
            return `M${a.join(' ')}L${b.join(' ')}`;
          })
          .join(''),
        { ...pen, line: pen.line * 0.7 },
      ) +
      filled(circle(...lane.wall(lockerSide, near + span * 0.82, 0.36), unit * 0.008 * (1 - near)), finish.spot)
    );
  });
  const windows = [0.04, 0.24, 0.4, 0.53].map((near, i) => {
    const far = [0.2, 0.37, 0.51, 0.62][i]!;
    return (
      inked(lane.pane(windowSide, near, far, 0.34, 0.9), night ? '#d9d5cc' : paint.light, {
        ...pen,
        line: pen.line * 1.6,
      }) +
      inked(lane.pane(windowSide, near + (far - near) * 0.48, near + (far - near) * 0.54, 0.34, 0.9), paint.mid, pen)
    );
  });
  const light = [0.04, 0.24, 0.4].map((near, i) => lane.floor(near + 0.02, [0.17, 0.34, 0.49][i]!)).join('');
  const door = { x: vx - w * 0.045, y: vy - h * 0.06, width: w * 0.09, height: h * 0.21 };
  const [cx, cy] = [vx, vy - h * 0.17];
  return [
    filled(boxPath(box), night ? '#2c2a2a' : paint.far),
    inked(rect(vx - w * 0.18, vy - h * 0.3, w * 0.36, h * 0.6), night ? '#35322f' : '#ffffff', pen),
    inked(lane.pane(lockerSide, 0, end, 0, 1.4), night ? '#35322f' : paint.mid, pen),
    inked(lane.pane(windowSide, 0, end, 0, 1.4), night ? '#2c2a2a' : '#ffffff', pen),
    inked(lane.floor(0, end), night ? '#1f1d1e' : '#f3f1ec', pen),
    filled(light, night ? '#4a4744' : paint.mid),
    ...windows,
    ...lockers,
    inked(rect(door.x, door.y, door.width, door.height), '#131316', pen),
    inked(rect(door.x - door.width * 0.5, door.y, door.width * 0.55, door.height), night ? '#8b8680' : paint.near, pen),
    inked(circle(cx, cy, unit * 0.045), '#ffffff', pen) +
      traced(`M${cx} ${cy - unit * 0.03}V${cy}L${cx + unit * 0.02} ${cy + unit * 0.01}`, pen),
    ...[0.08, 0.34, 0.5].map((d) =>
      filled(
        rect(
          vx - w * 0.13 * (1 - d),
          box.y + (vy - box.y) * d * 1.1 + h * 0.01,
          w * 0.26 * (1 - d),
          h * 0.02 * (1 - d),
        ),
        night ? '#8b8680' : '#ffffff',
      ),
    ),
  ].join('');
};
