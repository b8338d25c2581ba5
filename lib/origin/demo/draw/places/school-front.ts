import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { drawClouds } from './clouds';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, circle, filled, inked, poly, rect, traced } from './shape';

/** A school behind its gate: three floors, a clock over the door, trees at the sides, a path to the viewer. */
export function drawSchoolFront(sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const night = finish.noir === true;
  const wall = night ? paint.far : paint.light;
  const pen = { ink: paint.ink, line: finish.line * 0.55 };
  const at = (u: number, v: number) => [box.x + box.width * u, box.y + box.height * v] as const;
  const ground = 0.66;
  const doorAt = rng.range(0.42, 0.58);
  const left = 0.08;
  const right = 0.92;
  const floors = [0.26, 0.39, 0.52];
  const w = box.width;
  const h = box.height;
  const bays = Array.from({ length: 10 }, (_, i) => left + 0.03 + ((right - left - 0.06) * i) / 10).filter(
    (u) => Math.abs(u + 0.03 - doorAt) > 0.085,
  );
  const panes = floors.flatMap((v) => bays.map((u) => rect(...at(u, v), w * 0.055, h * 0.08)));
  const lit = panes.filter(() => rng.chance(night ? 0.3 : 0.16));
  const bars = floors
    .flatMap((v) => bays.map((u) => `M${at(u + 0.0275, v).join(' ')}v${(h * 0.08).toFixed(1)}`))
    .join('');
  const tree = (u: number, size: number) => {
    const [x, y] = at(u, ground);
    const r = h * size;
    const middle = y - r * 1.55;
    const rim = Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6;
      return circle(x + r * 0.82 * Math.cos(a), middle + r * 0.78 * Math.sin(a), r * rng.range(0.24, 0.34));
    });
    const inner = circle(x, middle, r * 0.86) + rim.join('');
    // Tufts of leaves that the light catches, nearer together on its side.
    const tufts = Array.from({ length: 9 }, () => {
      const [u, v] = [rng.range(-0.7, 0.55), rng.range(-0.75, 0.6)];
      const [tx, ty, s] = [x + r * u, middle + r * v, r * rng.range(0.09, 0.15)];
      return `M${(tx - 1.6 * s).toFixed(1)} ${ty.toFixed(1)}q${(0.8 * s).toFixed(1)} ${(-s).toFixed(1)} ${(1.6 * s).toFixed(1)} 0q${(0.8 * s).toFixed(1)} ${(-s).toFixed(1)} ${(1.6 * s).toFixed(1)} 0`;
    });
    return (
      inked(rect(x - r * 0.13, y - r, r * 0.26, r), paint.near, pen) +
      inked(inner, paint.near, { ink: paint.ink, line: pen.line * 2 }) +
      filled(inner, paint.near) +
      traced(tufts.join(''), { ink: paint.ink, line: pen.line * 0.9 })
    );
  };
  const [cx, cy] = at(doorAt, 0.2);
  const pillar = (u: number) =>
    inked(rect(...at(u, 0.7), w * 0.06, h * 0.34), wall, pen) +
    inked(rect(...at(u - 0.01, 0.675), w * 0.08, h * 0.035), paint.mid, pen);
  const gate = (from: number, to: number) =>
    Array.from(
      { length: 9 },
      (_, i) => `M${at(from + ((to - from) * i) / 8, 0.76).join(' ')}v${(h * 0.26).toFixed(1)}`,
    ).join('') + `M${at(from, 0.76).join(' ')}L${at(to, 0.76).join(' ')}`;
  return [
    filled(boxPath(box), paint.sky),
    dotRamp({ box: { ...box, height: h * 0.4 }, pitch: 11, colour: paint.dots, value: (_u, v) => 0.6 - 0.7 * v }),
    drawClouds(sheet, rng.fork('clouds'), { box: { ...box, y: box.y + h * 0.03, height: h * 0.2 }, finish, palette }),
    inked(rect(...at(left, 0.21), w * (right - left), h * (ground - 0.21)), wall, pen),
    inked(rect(...at(left - 0.015, 0.185), w * (right - left + 0.03), h * 0.032), paint.mid, pen),
    inked(panes.join(''), paint.mid, pen) + inked(lit.join(''), paint.light, pen) + traced(bars, pen),
    inked(
      poly(
        ...at(doorAt - 0.1, ground),
        ...at(doorAt - 0.1, 0.14),
        ...at(doorAt, 0.06),
        ...at(doorAt + 0.1, 0.14),
        ...at(doorAt + 0.1, ground),
      ),
      paint.far,
      pen,
    ),
    inked(circle(cx, cy, h * 0.055), '#ffffff', pen) +
      traced(
        `M${cx} ${cy}v${(-h * 0.038).toFixed(1)}M${cx} ${cy}l${(h * 0.026).toFixed(1)} ${(h * 0.012).toFixed(1)}`,
        pen,
      ),
    inked(rect(...at(doorAt - 0.055, 0.5), w * 0.11, h * (ground - 0.5)), paint.near, pen) +
      traced(`M${at(doorAt, 0.5).join(' ')}V${at(0, ground)[1]}`, pen),
    inked(rect(...at(-0.02, ground), w * 1.04, h * 0.4), paint.far, pen),
    filled(
      poly(...at(doorAt - 0.06, ground), ...at(doorAt + 0.06, ground), ...at(0.82, 1.02), ...at(0.18, 1.02)),
      night ? paint.mid : paint.light,
    ),
    traced(
      `M${at(doorAt - 0.06, ground).join(' ')}L${at(0.18, 1.02).join(' ')}M${at(doorAt + 0.06, ground).join(' ')}L${at(0.82, 1.02).join(' ')}`,
      pen,
    ),
    tree(0.03, 0.13),
    tree(0.97, 0.15),
    traced(gate(-0.02, 0.12) + gate(0.88, 1.02), { ink: paint.ink, line: pen.line * 1.4 }),
    pillar(0.12),
    pillar(0.82),
  ].join('');
}
