import type { Page } from 'playwright/test';

import { expectPageShown, FERRY, openPage, skipGreeting } from './reader';
import { expect, test } from './test';

const FIRST = `/viewer/${FERRY.firstChapterId}`;
const TITLE = `/titles/${FERRY.titleId}`;

const continueRow = (page: Page) => page.getByRole('region', { name: 'Continue reading' });
const recentlyRead = (page: Page) => page.getByRole('region', { name: 'Recently read' });
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

test('a finished chapter is marked as read, and the next one is offered until the entry is removed', async ({
  page,
}) => {
  await page.goto('/updates');
  await expect(continueRow(page)).toHaveCount(0);
  await page.goto(FIRST);
  await expectPageShown(page, 1);
  await page.keyboard.press('End');
  await expect.poll(() => history(page)).toContain('"finished":true');
  await page.goto(TITLE);
  await expect(readLink(page, /^Continue #2$/)).toHaveAttribute('href', `/viewer/${FERRY.firstChapterId + 1}`);
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${FIRST}"]`) });
  await expect(row.getByText('read', { exact: true })).toBeVisible();

  await openPage(page, '/updates');
  await expect(continueRow(page).getByText('Up next')).toBeVisible();
  await continueRow(page)
    .getByRole('button', { name: `Remove ${FERRY.name} from this list` })
    .click();
  await expect(continueRow(page).getByRole('button', { name: `Undo: put ${FERRY.name} back` })).toBeFocused();
  await openPage(page, '/updates');
  await expect(continueRow(page)).toHaveCount(0);
});

test('the reading history stands below the favourites, entries can be removed and restored, and all of it cleared @phone', async ({
  page,
}) => {
  await readTwoPages(page);
  await openPage(page, '/favorited');
  await expect(recentlyRead(page).getByText(/^Page [23] of \d+ · /)).toBeVisible();
  await recentlyRead(page)
    .getByRole('button', { name: `Remove ${FERRY.name} from this list` })
    .click();
  await recentlyRead(page)
    .getByRole('button', { name: `Undo: put ${FERRY.name} back` })
    .click();
  await expect(page.getByRole('link', { name: new RegExp(FERRY.name) })).toHaveAttribute('href', FIRST);

  await recentlyRead(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(recentlyRead(page).getByRole('status')).toHaveText('Your reading history is cleared.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing on the shelf' })).toBeVisible();
  await expect(recentlyRead(page)).toHaveCount(0);
});
