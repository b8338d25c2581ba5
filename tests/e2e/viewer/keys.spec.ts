import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { showBars } from '../reader';
import { expectPage, openChapter } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.pages20;

test.use({ viewport: { width: 1000, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

/** Parts of the way down the page that is shown: 0 at its top, 1 at its end. */
const wayDown = (page: Page) =>
  page
    .locator('[data-viewer] main')
    .evaluate(
      ({ scrollTop, scrollHeight, clientHeight }) =>
        Math.round((100 * scrollTop) / (scrollHeight - clientHeight)) / 100,
    );

for (const [on, back] of [
  [' ', 'Shift+ '],
  ['ArrowDown', 'ArrowUp'],
] as const) {
  test(`"${on}" scrolls a page higher than the window, and turns at its end alone @R20`, async ({ page }) => {
    await openChapter(page, id, { mode: 'horizontal', settings: { fit: 'width' } });
    const scrolled = [await wayDown(page)];
    while (scrolled.at(-1)! < 1) {
      await page.keyboard.press(on);
      await expectPage(page, 1);
      scrolled.push(await wayDown(page));
    }
    expect(scrolled[0]).toBe(0);
    expect(scrolled).toEqual([...new Set(scrolled)].sort((a, b) => a - b));
    await page.keyboard.press(on);
    await expectPage(page, 2);
    expect(await wayDown(page)).toBe(0);
    await page.keyboard.press(on);
    expect(await wayDown(page)).toBeGreaterThan(0);
    await page.keyboard.press(back);
    expect(await wayDown(page)).toBe(0);
    await page.keyboard.press(back);
    await expectPage(page, 1);
  });
}

test('Space scrolls the strip after a panel was closed by Escape, and opens nothing @R20', async ({ page }) => {
  await openChapter(page, id);
  await showBars(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press(' ');
  expect(await page.evaluate(() => window.scrollY)).toBe(before + 0.9 * 800);
  await page.keyboard.press('Shift+ ');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.getByRole('dialog')).toBeHidden();
});
