import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';

import type { Border, ChapterSpec } from '../../support/chapter-spec';
import { PAGE } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

/** Keyed ones: the pictures of another host are shown, and nobody looks into them. */
const bordered = (shade: Border['shade'], part: number) => ({ ...PAGE, keyed: true, border: { shade, part } });
const CHAPTER: ChapterSpec = {
  id: 9_330,
  pages: [
    bordered('white', 0.1),
    bordered('black', 0.12),
    bordered('white', 0.12),
    bordered('white', 0.06),
    { ...PAGE, keyed: true },
  ],
};

const SHADES = { white: 255, black: 0 };

/** Whether all four edges of a page, as they are on the screen, are of a shade. */
async function isEdged(page: Page, number: number, shade: Border['shade']): Promise<boolean> {
  const box = (await page.locator(`[data-page="${number}"]`).boundingBox())!;
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inset = 8;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const spots = [
    [box.x + inset, y],
    [box.x + box.width - inset, y],
    [x, box.y + inset],
    [x, box.y + box.height - inset],
  ].map(([left, top]) => [Math.round(left!), Math.round(top!)]);
  return spots.every(([left, top]) =>
    [0, 1, 2].every((channel) => Math.abs(data[(top! * info.width + left!) * 3 + channel]! - SHADES[shade]) < 12),
  );
}

/** How much wider a picture is than what is seen of it. */
const spare = (page: Page, number: number) =>
  page.locator(`[data-page="${number}"]`).evaluate((box) => {
    const [all, seen] = [box.querySelector('img')!.getBoundingClientRect(), box.getBoundingClientRect()];
    return [all.width / seen.width, all.height / seen.height];
  });

test.beforeEach(({ served: { origin } }) => origin.put(CHAPTER));

test.describe('one page at a time', () => {
  test.use({ viewport: { width: 1000, height: 800 } });

  test('R30: white and black borders are cut off where their reader wants it', async ({ page }) => {
    await openChapter(page, CHAPTER.id, { mode: 'horizontal', settings: { tapZones: 'off' } });
    await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', 'hidden');
    // They are still on their way out.
    await expect.poll(() => isEdged(page, 1, 'white')).toBe(true);
    await page.keyboard.press('s');
    await page
      .getByRole('dialog', { name: 'Settings' })
      .getByRole('switch', { name: 'Cut off white and black borders' })
      .click();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', 'hidden');
    // First: bars that are still on their way out lie over the edges, too.
    await expect.poll(() => spare(page, 1)).toEqual([expect.closeTo(1 / 0.8, 1), expect.closeTo(1 / 0.8, 1)]);
    await expect.poll(() => isEdged(page, 1, 'white')).toBe(false);

    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, 2);
    await expect.poll(() => isEdged(page, 2, 'black')).toBe(false);
    // What is left fits the window as a page does.
    const box = (await page.locator('[data-page="2"]').boundingBox())!;
    expect(box.height).toBe(800);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expectPageShown(page, 5);
    expect(await spare(page, 5)).toEqual([1, 1]);
  });

  test('R30: of a strip nothing is cut off', async ({ page }) => {
    await openChapter(page, CHAPTER.id, { mode: 'vertical', settings: { crop: 'on' } });
    expect(await spare(page, 1)).toEqual([1, 1]);
    await page.keyboard.press('m');
    await expect.poll(() => spare(page, 1)).not.toEqual([1, 1]);
    await page.keyboard.press('m');
    await expect.poll(() => spare(page, 1)).toEqual([1, 1]);
  });
});

test.describe('two pages side by side', () => {
  test.use({ viewport: { width: 1400, height: 800 } });

  test('R30: two pages side by side lose alike, as much as both can', async ({ page }) => {
    await openChapter(page, CHAPTER.id, { mode: 'horizontal', settings: { crop: 'on' } });
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expectPageShown(page, 4);
    await expectPageShown(page, 5);
    expect(await spare(page, 4)).toEqual(await spare(page, 5));
    await page.keyboard.press('ArrowLeft');
    await expectPageShown(page, 2);
    await expectPageShown(page, 3);
    await expect.poll(async () => (await spare(page, 2))[0]).toBeCloseTo(1 / 0.76, 1);
    expect(await spare(page, 2)).toEqual(await spare(page, 3));
    const boxes = await Promise.all([2, 3].map((number) => page.locator(`[data-page="${number}"]`).boundingBox()));
    expect(boxes[0]!.height).toBe(boxes[1]!.height);
    expect(boxes[0]!.y).toBe(boxes[1]!.y);
  });
});
