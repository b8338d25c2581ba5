import { expect } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { openChapter } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.banners;

for (const [window, width] of [
  [390, 300],
  [1440, 800],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width: window, height: 900 } });

    test(`banners among the pages are ${width} px wide in a window of ${window} @9.20`, async ({ page }) => {
      await openChapter(page, id, { mode: 'vertical' });
      const banner = page.getByRole('complementary', { name: 'Between pages' }).getByRole('img').first();
      await banner.scrollIntoViewIfNeeded();
      expect((await banner.boundingBox())!.width).toBe(width);
    });
  });
}

for (const [window, what] of [
  [1000, 'Its end'],
  [1440, 'What was, beside the next chapter,'],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width: window, height: 900 } });

    test(`${what} is 400 px wide in horizontal reading at ${window} @9.22`, async ({ page }) => {
      await openChapter(page, CHAPTERS.ticketNext.id, { mode: 'horizontal' });
      await page.keyboard.press('End');
      const last = page.locator('[data-last][data-shown]');
      const head = last.getByRole('heading', { name: /^That was/ });
      await expect(head).toBeInViewport();
      const box = window === 1000 ? last : head;
      await expect.poll(async () => (await box.boundingBox())!.width).toBe(400);
    });
  });
}
