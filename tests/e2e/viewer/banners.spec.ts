import { expect, type Locator } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { endOf, openChapter } from './open-chapter';
import { test } from './served';

async function centreOf(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox())!;
  return x + width / 2;
}

test('the banner of the last page stands in its middle in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChapter(page, CHAPTERS.banners.id, { mode: 'vertical' });
  const last = page.locator('[data-last]');
  const banner = last.locator('[data-banner]');
  await banner.scrollIntoViewIfNeeded();
  expect(await centreOf(banner)).toBeCloseTo(await centreOf(last), 0);
});

test('banners among the pages and the last page have the widths of their window @9.20 @9.22', async ({ page }) => {
  const banner = page.getByRole('complementary', { name: 'Between pages' }).getByRole('img').first();
  await openChapter(page, CHAPTERS.banners.id, { mode: 'vertical' });
  for (const [width, bannerWidth] of [
    [390, 300],
    [1440, 800],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await banner.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await banner.boundingBox())!.width).toBe(bannerWidth);
  }

  const { id } = CHAPTERS.ticketNext;
  const last = page.locator('[data-last][data-shown]');
  await page.evaluate(() => localStorage.setItem('viewerMode', 'horizontal'));
  await openChapter(page, id);
  await page.keyboard.press('End');
  // Beside the next chapter in a wide window, alone in a narrow one.
  await expect
    .poll(async () => (await last.getByRole('heading', { name: /^That was/ }).boundingBox())!.width)
    .toBe(400);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(endOf(page, id)).toBeInViewport();
  await expect.poll(async () => (await last.boundingBox())!.width).toBe(400);
});
