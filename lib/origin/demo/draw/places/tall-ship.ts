import type { Sheet } from '../sheet';
import type { Rng } from '../rng';
import type { Svg } from '../svg';
import { placePaint, type PlaceOptions } from './place-paint';
import { circle, filled, inked, lens, poly, traced } from './shape';

/** A ship of two masts under sail, sailing left; its water line is the foot of the box. */
export function drawTallShip(_sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const pen = { ink: paint.ink, line: finish.line * 0.7 };
  const at = (u: number, v: number) => [box.x + box.width * u, box.y + box.height * v] as const;
  const p = (u: number, v: number) =>
    at(u, v)
      .map((share) => share.toFixed(1))
      .join(' ');
  const belly = rng.range(0.06, 0.09);
  const sail = (u: number, top: number, foot: number, half: number) =>
    inked(
      `M${p(u - half * 0.8, top)}L${p(u + half * 0.8, top)}Q${p(u + half * 0.6, (top + foot) / 2)} ${p(u + half, foot)}Q${p(u - belly, foot - 0.05)} ${p(u - half, foot)}Q${p(u - half - belly, (top + foot) / 2)} ${p(u - half * 0.8, top)}Z`,
      paint.light,
      pen,
    );
  const mast = (u: number, top: number) =>
    inked(
      poly(...at(u - 0.008, top), ...at(u + 0.008, top), ...at(u + 0.012, 0.76), ...at(u - 0.012, 0.76)),
      paint.near,
      pen,
    ) + inked(poly(...at(u, top), ...at(u + 0.12, top + 0.025), ...at(u, top + 0.06)), finish.spot, pen);
  return [
    traced(`M${p(0.4, 0.08)}L${p(0.02, 0.66)}L${p(0.16, 0.76)}M${p(0.66, 0.14)}L${p(0.96, 0.72)}`, {
      ...pen,
      line: pen.line * 0.6,
    }),
    mast(0.4, 0.02),
    mast(0.68, 0.1),
    sail(0.4, 0.1, 0.36, 0.13),
    sail(0.4, 0.38, 0.68, 0.17),
    sail(0.68, 0.17, 0.4, 0.11),
    sail(0.68, 0.42, 0.68, 0.14),
    inked(poly(...at(0.16, 0.74), ...at(0, 0.64), ...at(0.03, 0.63), ...at(0.2, 0.71)), paint.near, pen),
    inked(
      poly(...at(0.1, 0.74), ...at(0.78, 0.76), ...at(0.8, 0.68), ...at(0.95, 0.68), ...at(0.9, 1), ...at(0.2, 1)),
      paint.accent,
      pen,
    ),
    filled(poly(...at(0.12, 0.79), ...at(0.93, 0.81), ...at(0.925, 0.84), ...at(0.13, 0.82)), paint.light),
    filled([0.3, 0.44, 0.58, 0.72].map((u) => circle(...at(u, 0.9), box.height * 0.018)).join(''), paint.ink),
    filled(lens(...at(0.5, 1.01), box.width * 1.2, box.height * 0.03), paint.light),
    filled(lens(...at(0.42, 1.04), box.width * 0.9, box.height * 0.012), paint.ink),
  ].join('');
}
