import type { Finish } from '../../people/finish';
import type { Pen } from '../../places/shape';
import type { Rng } from '../../rng';
import type { Sheet } from '../../sheet';

/** In px: as large as a wide banner. */
export const NEWS_SIZE = { width: 1200, height: 480 } as const;

export const INK = '#14121c';
export const PEN: Pen = { ink: INK, line: 5 };
export const FINE: Pen = { ink: INK, line: 3 };

/** Where a picture of news is drawn; its dice are its own. */
export interface NewsStage {
  sheet: Sheet;
  rng: Rng;
  finish: Finish;
}
