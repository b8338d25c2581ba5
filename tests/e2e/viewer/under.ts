import type { Page } from 'playwright/test';

import type { Spot } from './touch';

/** Which part of a page's picture lies under a spot of the window: 0 to 1 across and down. */
export async function underSpot(page: Page, { x, y }: Spot, number = 1): Promise<Spot> {
  const box = (await page.locator(`[data-page="${number}"]`).boundingBox())!;
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}
