import type { Rng } from '../../rng';
import type { Svg } from '../../svg';
import { filled, inked, rect } from '../../places/shape';
import { PEN } from './news-stage';

interface Pile {
  /** Its middle, and where it stands. */
  x: number;
  foot: number;
  width: number;
  /** The height of one book. */
  thick: number;
}

/** Books lying on each other, their spines to us, each a little aside; the first colour lies lowest. */
export function lyingBooks(rng: Rng, { x, foot, width, thick }: Pile, colours: readonly string[]): Svg {
  return colours
    .map((colour, i) => {
      const wide = width * rng.range(0.9, 1);
      const left = x - wide / 2 + rng.range(-0.04, 0.04) * width;
      const top = foot - thick * (i + 1);
      return [
        inked(rect(left, top, wide, thick), colour, PEN),
        filled(
          rect(left + wide * 0.08, top + PEN.line / 2, wide * 0.05, thick - PEN.line) +
            rect(left + wide * 0.86, top + PEN.line / 2, wide * 0.05, thick - PEN.line),
          '#ffe9b8',
        ),
        filled(rect(left + wide * 0.26, top + thick * 0.4, wide * 0.42, thick * 0.2), '#ffffff', 0.8),
      ].join('');
    })
    .join('');
}
