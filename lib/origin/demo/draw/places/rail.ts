import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { placePaint, type PlaceOptions } from './place-paint';
import { filled, inked, rect } from './shape';

/** A quay with a railing across the box; the lowest quarter is the pavement that figures stand on. */
export function drawRail(_sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const pen = { ink: paint.ink, line: finish.line * 0.6 };
  const thick = box.height * 0.045;
  const floor = box.y + box.height * 0.76;
  const gap = box.height * 0.72;
  const start = box.x - rng.range(0, gap);
  const posts = Array.from({ length: Math.ceil(box.width / gap) + 2 }, (_, i) => start + i * gap);
  const bar = (y: number, size: number) => inked(rect(box.x - 9, y, box.width + 18, size), paint.light, pen);
  const cracks = posts
    .map(
      (x) => `M${x.toFixed(1)} ${floor.toFixed(1)}l${(-gap * 0.2).toFixed(1)} ${(box.height * 0.26).toFixed(1)}h2.5Z`,
    )
    .join('');
  return [
    inked(rect(box.x - 9, floor, box.width + 18, box.height * 0.26), paint.far, pen),
    filled(cracks, paint.ink, 0.5),
    bar(box.y + box.height * 0.32, thick * 0.7),
    bar(box.y + box.height * 0.56, thick * 0.7),
    ...posts.map((x) =>
      inked(rect(x - thick / 2, box.y + thick, thick, floor - box.y - thick * 0.4), paint.light, pen),
    ),
    bar(box.y, thick * 1.3),
  ].join('');
}
