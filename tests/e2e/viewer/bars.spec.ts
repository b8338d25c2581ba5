import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPage, openChapter } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.pages20;

async function edges(page: Page, selector: string) {
  const { y, height } = (await page.locator(selector).boundingBox())!;
  return { top: y, bottom: y + height };
}

/** Whether what a selector finds lies between the bars, which are shown. */
async function isBetweenBars(page: Page, selector: string): Promise<boolean> {
  const [box, head, foot] = [await edges(page, selector), await edges(page, 'header'), await edges(page, 'footer')];
  return head.top === 0 && box.top >= head.bottom && box.bottom <= foot.top;
}

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 500 }],
  ['a desktop', { width: 1000, height: 700 }],
] as const)
  test.describe(() => {
    test.use({ viewport });

    test(`bars lie over the first page, and the last two pages are fitted between them, on ${name} @4.54`, async ({
      page,
    }) => {
      await openChapter(page, id, { mode: 'horizontal', settings: { fit: 'height' } });
      expect(await edges(page, '[data-page="1"]')).toEqual({ top: 0, bottom: viewport.height });
      await page.keyboard.press('End');
      await expect.poll(() => isBetweenBars(page, '[data-last]')).toBe(true);
      await page.keyboard.press('ArrowLeft');
      await expectPage(page, 20);
      await expect.poll(() => isBetweenBars(page, '[data-page="20"]')).toBe(true);
      await page.keyboard.press('ArrowLeft');
      await expectPage(page, 19);
      expect(await edges(page, '[data-page="19"]')).toEqual({ top: 0, bottom: viewport.height });
    });
  });
