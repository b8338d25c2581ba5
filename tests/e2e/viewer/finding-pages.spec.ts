import { expect, type Locator, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter, slider } from './open-chapter';
import { test } from './served';

const isDecoded = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0);

/** Where a page is on the slider's track. */
async function onTrack(page: Page, number: number) {
  const box = (await slider(page).locator('..').boundingBox())!;
  return { x: box.x + (box.width * (number - 1)) / 19, y: box.y + box.height / 2 };
}

test('a dragged slider previews the page and jumps when it is released @R27', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openChapter(page, CHAPTERS.pages20.id, { mode: 'horizontal' });
  // Focus keeps the bars.
  await slider(page).focus();
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
  const preview = page.getByRole('contentinfo').locator('img');
  const [from, over, to] = [await onTrack(page, 1), await onTrack(page, 12), await onTrack(page, 8)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const [spot, number] of [
    [over, 12],
    [to, 8],
  ] as const) {
    await page.mouse.move(spot.x, spot.y, { steps: 4 });
    await expect(slider(page)).toHaveAttribute('aria-valuenow', String(number));
    await expect(slider(page)).toHaveAttribute('aria-valuetext', `Page ${number}`);
    await expect(preview).toHaveAttribute('src', new RegExp(`/${number}\\.webp`));
    await expect.poll(() => isDecoded(preview)).toBe(true);
  }
  await expect(page.locator('[data-page="1"]')).toHaveAttribute('data-shown');
  await page.mouse.up();
  await expectPageShown(page, 8);
  await expect(preview).toHaveCount(0);
});
