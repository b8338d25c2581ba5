import type { Page } from 'playwright/test';

import { expectPageShown, FERRY } from './reader';
import { expect, test } from './test';

const FIRST = `/viewer/${FERRY.firstChapterId}`;
const TITLE = `/titles/${FERRY.titleId}`;

const shelf = (page: Page) => page.getByRole('region', { name: 'Continue reading' });
const listed = (page: Page) => page.getByRole('region', { name: 'Recently read' });
const link = (page: Page) => page.getByRole('link', { name: new RegExp(FERRY.name) });
const into = (page: Page, name: RegExp) => page.locator('header').getByRole('link', { name });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('viewerMode', 'horizontal');
    localStorage.setItem('VIEWED_POPUP', '[1,2,3,4,11,12,13]');
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('readingHistory'));
const shift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

async function readTwoPages(page: Page): Promise<void> {
  await page.goto(FIRST);
  await expectPageShown(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 2);
  // What keeps it comes behind the pictures.
  await expect.poll(() => kept(page)).toMatch(/"page":[23]\b/);
}

test('a reader who left a chapter goes on with it from home', async ({ page }) => {
  await readTwoPages(page);
  await page.goto('/updates');
  const place = shelf(page)
    .getByRole('article')
    .filter({ has: link(page) });
  await expect(place.getByText(/^Page [23] of \d+$/)).toBeVisible();
  await expect(shelf(page).getByRole('article')).toHaveCount(1);
  expect(await shift(page)).toBe(0);
  await place.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${FIRST}(\\?|$)`));
  await expectPageShown(page, 2);
});

test('the title’s page leads on, and without moving', async ({ page }) => {
  await page.goto(TITLE);
  await expect(into(page, /^Read #1$/)).toHaveAttribute('href', FIRST);
  await readTwoPages(page);
  await page.goto(TITLE);
  await expect(into(page, /^Continue #1 ?, page [23]$/)).toHaveAttribute('href', FIRST);
  expect(await shift(page)).toBe(0);
});

test(
  'a chapter that was read to its end is marked, and the next one is offered',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(FIRST);
    await expectPageShown(page, 1);
    await page.keyboard.press('End');
    await expect.poll(() => kept(page)).toContain('"finished":true');
    await page.goto(TITLE);
    await expect(into(page, /^Continue #2$/)).toHaveAttribute('href', `/viewer/${FERRY.firstChapterId + 1}`);
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${FIRST}"]`) });
    await expect(row.getByText('read', { exact: true })).toBeVisible();
    await page.goto('/updates');
    await expect(shelf(page).getByText('Up next')).toBeVisible();
  },
);

test('what was read is listed below the favourites, and can be taken out and called back', async ({ page }) => {
  await readTwoPages(page);
  await page.goto('/favorited');
  await expect(listed(page).getByText(/^Page [23] of \d+ · /)).toBeVisible();
  await listed(page)
    .getByRole('button', { name: `Remove ${FERRY.name} from this list` })
    .click();
  await listed(page)
    .getByRole('button', { name: `Undo: keep ${FERRY.name}` })
    .click();
  await expect(link(page)).toHaveAttribute('href', FIRST);

  await listed(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(listed(page).getByRole('status')).toHaveText('Your reading history is cleared.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  // The list would come with it.
  await expect(page.getByRole('heading', { name: 'Nothing on the shelf' })).toBeVisible();
  await expect(listed(page)).toHaveCount(0);
});

test('who has read nothing, or takes the last one out, has no shelf at home', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/updates');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(shelf(page)).toHaveCount(0);

  await readTwoPages(page);
  await page.goto('/updates');
  await shelf(page)
    .getByRole('button', { name: `Remove ${FERRY.name} from this list` })
    .click();
  await expect(shelf(page).getByRole('button', { name: `Undo: keep ${FERRY.name}` })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(shelf(page)).toHaveCount(0);
});
