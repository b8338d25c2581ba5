import type { Page } from 'playwright/test';

import { expectHydrated, expectLaidOut, openPage, skipGreeting } from './reader';
import { expect, test } from './test';

const ranks = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Rankings' }).getByRole('link', { name });

test.beforeEach(({ page }) => skipGreeting(page));

test('tabs lead from ranking to ranking, a rank to its series, and a followed banner is counted @origin @2.11 @2.39', async ({
  page,
}) => {
  await openPage(page, '/ranking/hottest');
  for (const [name, heading] of [
    ['Trending', 'Trending series'],
    ['Completed', 'Most read completed series'],
    ['Hottest', 'Hottest series'],
  ] as const) {
    await tab(page, name).click();
    await expect(page).toHaveURL(new RegExp(`/ranking/${name.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
  }
  const name = (await ranks(page).first().textContent())!;
  await ranks(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

  await openPage(page, '/ranking/hottest');
  const counted = page.waitForResponse((response) => response.url().includes('/api/banner_tap_log?banner_id='));
  await page.getByRole('complementary', { name: 'Recommended' }).getByRole('link').first().click();
  expect((await counted).status()).toBe(200);
  await expect(page).toHaveURL(/\/titles\/\d+$/);
});

test('the wide layout shows five ranks large, the narrow one six @2.35 @2.36 @9.11', async ({ page }) => {
  const large = () =>
    ranks(page).evaluateAll(
      (heads) => heads.slice(0, 8).filter((head) => parseFloat(getComputedStyle(head).fontSize) > 20).length,
    );
  await page.goto('/ranking/hottest');
  await expect.poll(large).toBe(5);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(large).toBe(6);
});

test('the current tab is in view before any script, and does not move when scripts run @phone', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const still = await context.newPage();
  for (const each of [still, page]) {
    await each.goto('/ranking/completed');
    await expect(tab(each, 'Completed')).toBeInViewport({ ratio: 1 });
  }
  await expectHydrated(page);
  await expectLaidOut(page);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => tab(still, 'Completed').boundingBox()).toEqual(await tab(page, 'Completed').boundingBox());
  await context.close();
});
