import type { Extra, HairStyle } from '../character';
import { ribbon, smooth } from '../curve';
import type { Easel } from '../easel';
import type { Pen } from '../pen';
import { drawHeadphones } from './eyewear';

/** Hair that falls over a strap. */
const FALLING: ReadonlySet<HairStyle> = new Set(['long', 'twin-tails', 'bob', 'pony']);

/** What of the things on a head is seen from behind. */
const BEHIND: Partial<Record<Extra, (easel: Easel, pen: Pen) => void>> = {
  headphones: drawHeadphones,
  goggles: (easel, pen) => {
    pen.shape(
      smooth([
        [-104, -76],
        [-104, -100],
        [0, -110],
        [104, -100],
        [104, -76],
        [0, -86],
      ]),
      easel.paints.dark.base,
      easel.thin,
    );
  },
  'eye-patch': (easel, pen) => {
    if (FALLING.has(easel.who.hair.style)) return;
    pen.fill(
      ribbon(
        [
          [-90, 4],
          [0, -30],
          [88, -66],
        ],
        [6, 6, 6],
      ),
      easel.finish.ink,
    );
  },
  glasses: (easel, pen) => {
    if (easel.who.hair.style !== 'bald') return;
    for (const side of [-1, 1])
      pen.fill(
        ribbon(
          [
            [side * 108, -6],
            [side * 96, 2],
            [side * 92, 20],
          ],
          [5, 5, 3],
        ),
        easel.finish.ink,
      );
  },
};

/** Straps, bands and temples on a head that looks away. */
export function drawRearExtras(easel: Easel, pen: Pen): void {
  for (const [extra, draw] of Object.entries(BEHIND)) if (easel.who.extras?.includes(extra as Extra)) draw(easel, pen);
}
