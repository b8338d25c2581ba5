import { ribbon, smooth } from '../curve';
import type { Easel } from '../easel';
import { accent } from '../paint';
import type { Pen } from '../pen';
import { cut } from './draft';

/** Wound round the neck, one end hanging; from behind the end flies. */
export function drawScarf(easel: Easel, pen: Pen, rear: boolean): void {
  if (!easel.who.extras?.includes('scarf')) return;
  const paint = accent(easel.who, easel.finish, easel.paints);
  const w = 66 + 26 * easel.features.frame;
  const x = 8 * easel.turn;
  pen.shape(
    cut(easel, [
      [18, 200],
      [60, 196],
      [74, 320, 0.04],
      [84, 404, -0.04],
      [34, 412, 0],
      [30, 320, 0.04],
    ]),
    paint.base,
  );
  if (easel.fine)
    for (const k of [46, 58, 70])
      pen.fill(
        ribbon(
          [
            [k, 384],
            [k + 1, 408],
          ],
          [0, easel.thin, easel.thin],
        ),
        paint.line,
      );
  pen.shape(
    smooth([
      [x - w, 142],
      [x - w * 0.6, 122],
      [x, rear ? 112 : 136],
      [x + w * 0.6, 122],
      [x + w, 142],
      [x + w * 0.92, 196],
      [x + w * 0.4, 222],
      [x - w * 0.4, 224],
      [x - w * 0.94, 198],
    ]),
    paint.base,
  );
  if (!easel.fine) return;
  pen.fill(
    ribbon(
      [
        [x - w * 0.86, 156],
        [x - w * 0.2, 182],
        [x + w * 0.5, 176],
      ],
      [0, easel.thin, 0],
    ),
    paint.line,
  );
  pen.fill(
    ribbon(
      [
        [x + w * 0.86, 160],
        [x + w * 0.3, 196],
        [x - w * 0.3, 204],
      ],
      [0, easel.thin, 0],
    ),
    paint.line,
  );
}
