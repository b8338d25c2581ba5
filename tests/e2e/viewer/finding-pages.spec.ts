import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.pages20;
const slider = (page: Page) => page.getByRole('slider', { name: 'Page' });

/** Has the bars stay, and come back if they have left by then. */
async function keepBars(page: Page): Promise<void> {
  await slider(page).focus();
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
}

/** Where a page is on the slider's track. */
async function onTrack(page: Page, number: number, isFromRight = false) {
  const box = (await slider(page).locator('..').boundingBox())!;
  const along = (number - 1) / 19;
  return { x: box.x + box.width * (isFromRight ? 1 - along : along), y: box.y + box.height / 2 };
}

for (const [chapter, isFromRight] of [
  [CHAPTERS.pages20, false],
  [CHAPTERS.rightToLeft, true],
] as const) {
  test(`R27: a dragged slider shows the page in small, and goes there when it is let go${isFromRight ? ', from right to left' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await openChapter(page, chapter.id, { mode: 'horizontal' });
    await keepBars(page);
    const [from, over, to] = [
      await onTrack(page, 1, isFromRight),
      await onTrack(page, 12, isFromRight),
      await onTrack(page, 8, isFromRight),
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const [spot, number] of [
      [over, 12],
      [to, 8],
    ] as const) {
      await page.mouse.move(spot.x, spot.y, { steps: 4 });
      await expect(slider(page)).toHaveAttribute('aria-valuenow', String(number));
      await expect(slider(page)).toHaveAttribute('aria-valuetext', `Page ${number}`);
      const small = page.getByRole('contentinfo').locator('img');
      await expect(small).toHaveAttribute('src', new RegExp(`/${number}\\.webp`));
      await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(page.locator('[data-page="1"]')).toHaveAttribute('data-shown');
    await page.mouse.up();
    await expectPageShown(page, 8);
    await expect(page.getByRole('contentinfo').locator('img')).toHaveCount(0);
  });
}

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R27: two pages that lie side by side are shown so in small', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await openChapter(page, id, { mode: 'horizontal' });
    await keepBars(page);
    const spot = await onTrack(page, 10);
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down();
    await page.mouse.move(spot.x + 1, spot.y);
    await expect(page.getByRole('contentinfo').locator('img')).toHaveCount(2);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Pages 10–11');
    await page.mouse.up();
    await expectPageShown(page, 10);
    await expectPageShown(page, 11);
  });

  for (const mode of ['vertical', 'horizontal'] as const) {
    test(`R27: the grid has every page, opens at the reader’s, and leads to any of them, in ${mode} reading`, async ({
      page,
    }) => {
      await openChapter(page, id, { mode });
      await page.keyboard.press('g');
      const grid = page.getByRole('dialog', { name: 'All pages' });
      await expect(grid.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(20);
      await expect(grid.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
      const cell = grid.getByRole('button', { name: 'Page 15', exact: true });
      await cell.scrollIntoViewIfNeeded();
      await expect
        .poll(() => cell.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await cell.click();
      await expect(grid).toBeHidden();
      await expectPageShown(page, 15);
      await page.keyboard.press('g');
      await expect(cell).toBeInViewport();
      await expect(cell).toHaveAttribute('aria-current', 'page');
    });
  }

  test('R27: a grid of a hundred pages asks for the pictures that are near alone', async ({
    page,
    served: { origin },
  }) => {
    const { id: long } = CHAPTERS.pages100;
    await openChapter(page, long);
    await page.keyboard.press('g');
    const grid = page.getByRole('dialog', { name: 'All pages' });
    await expect(grid.locator('img').first()).toBeVisible();
    await expect
      .poll(() => grid.locator('img').evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)))
      .toBe(true);
    const asked = new Set(
      origin.asked.filter(({ path }) => path.startsWith(`/pages/${long}/`)).map(({ path }) => path),
    );
    expect(asked.size).toBeLessThan(50);
  });
});

for (const [from, end] of [
  ['right to left', 'Home'],
  ['left to right', 'End'],
] as const) {
  test(`R27: what stands beside the slider is pressed as itself where the knob is at its end, from ${from}`, async ({
    page,
    served: { origin },
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    origin.put({ ...CHAPTERS.pages20, id: 9_340, comments: 3, startFromRight: from === 'right to left' });
    await openChapter(page, 9_340, { mode: 'horizontal' });
    await keepBars(page);
    await slider(page).press(end);
    const comments = page.getByRole('contentinfo').getByRole('link', { name: '3 comments' });
    await expect(comments).toBeInViewport({ ratio: 1 });
    await comments.click({ trial: true });
  });
}
