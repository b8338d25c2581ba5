import type { Browser } from 'playwright';

import type { ViewerMode } from '@/lib/domain/viewer-choices';
import type { ChapterOrigin } from '../support/chapter-origin';

import { openViewer } from './open-viewer';

/** So late that no picture's arrival passes for an answer to a key, in ms. */
const LATE = 1_000;
const STEPS = 6;

const MOVES: Record<ViewerMode, { on: string; back: string }> = {
  vertical: { on: 'PageDown', back: 'PageUp' },
  horizontal: { on: 'ArrowRight', back: 'ArrowLeft' },
};

/** Sum of the layout shifts while a chapter is read forward and back, each of its pictures coming a second late. NaN where none did, or nothing moved. */
export async function measureShift(
  browser: Browser,
  { address, origin, chapterId, mode }: { address: string; origin: ChapterOrigin; chapterId: number; mode: ViewerMode },
): Promise<number> {
  const before = origin.asked.length;
  origin.disturb(/^\/pages\//, { delayMs: LATE });
  const { page, close } = await openViewer(browser, address, chapterId, mode);
  try {
    const press = async (key: string, times: number) => {
      for (let step = 0; step < times; step++) {
        await page.keyboard.press(key);
        await page.waitForTimeout(LATE / 2);
      }
      await page.waitForLoadState('networkidle');
    };
    await press(MOVES[mode].on, STEPS);
    const hasMoved = await page.evaluate(() => window.scrollY > 0 || window.probe.shown() > 1);
    await press(MOVES[mode].back, STEPS - 1);
    const late = origin.asked
      .slice(before)
      .filter(({ at, endedAt, outcome }) => outcome === 'answered' && endedAt! - at >= LATE - 1);
    return hasMoved && late.length > STEPS ? await page.evaluate(() => window.probe.shift) : NaN;
  } finally {
    origin.heal();
    await close();
  }
}
