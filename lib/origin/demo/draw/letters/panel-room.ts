import { bounds } from '../bounds';
import type { Box } from '../geometry';
import type { LetterPage } from './letter-page';
import type { SilentPanel } from './speech';

/** What of a panel lies on the page. */
export function roomOf({ quad }: SilentPanel, page: LetterPage): Box {
  const all = bounds(quad);
  const [x, y] = [Math.max(0, all.x), Math.max(0, all.y)];
  return {
    x,
    y,
    width: Math.min(page.width, all.x + all.width) - x,
    height: Math.min(page.height, all.y + all.height) - y,
  };
}
