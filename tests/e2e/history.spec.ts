import type { Page } from 'playwright/test';

import { expectPageShown, FERRY, skipGreeting } from './reader';
import { expect, test } from './test';

const FIRST = `/viewer/${FERRY.firstChapterId}`;
const TITLE = `/titles/${FERRY.titleId}`;

const continueRow = (page: Page) => page.getByRole('region', { name: 'Continue reading' });
const readLink = (page: Page, name: RegExp) => page.locator('header').getByRole('link', { name });
const history = (page: Page) => page.evaluate(() => localStorage.getItem('readingHistory'));
const shift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

test.beforeEach(async ({ page }) => {
  await skipGreeting(page);
  await page.addInitScript(() => {
    localStorage.setItem('viewerMode', 'horizontal');
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

async function readTwoPages(page: Page): Promise<void> {
  await page.goto(FIRST);
  await expectPageShown(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 2);
  await expect.poll(() => history(page)).toMatch(/"page":[23]\b/);
}

test('a chapter that was left is continued from its title and from home, which do not shift @phone', async ({
  page,
}) => {
  await page.goto(TITLE);
  await expect(readLink(page, /^Read #1$/)).toHaveAttribute('href', FIRST);
  await readTwoPages(page);
  await page.goto(TITLE);
  await expect(readLink(page, /^Continue #1 ?, page [23]$/)).toHaveAttribute('href', FIRST);
  expect(await shift(page)).toBe(0);

  await page.goto('/updates');
  const entry = continueRow(page).getByRole('article');
  await expect(entry).toHaveCount(1);
  await expect(entry.getByText(/^Page [23] of \d+$/)).toBeVisible();
  expect(await shift(page)).toBe(0);
  await entry.getByRole('link', { name: new RegExp(FERRY.name) }).click();
  await expect(page).toHaveURL(new RegExp(`${FIRST}(\\?|$)`));
  await expectPageShown(page, 2);
});
