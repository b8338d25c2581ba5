import type { Page } from 'playwright/test';

import { expectHydrated, FERRY } from './reader';
import { expect, test } from './test';
import { held } from './viewer/held';

/** The look of a disabled control, as app/globals.css has it. */
const DISABLED = 'opacity(0.5)';

/** Opens a page whose scripts are on their way until they are released. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const scripts = held();
  await page.route('**/_next/static/chunks/**', async (route) => {
    await scripts.until;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return scripts.release;
}

const settings = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup="dialog"]');

test('a control that needs scripts looks disabled until hydration, and then works', async ({ page }) => {
  const release = await openBeforeScripts(page, '/faq');
  await expect(settings(page)).toHaveCSS('filter', DISABLED);
  await expect(settings(page)).toHaveAccessibleName(/English/);
  release();
  await expectHydrated(page);
  await expect(settings(page)).toHaveCSS('filter', 'none');
  await settings(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('links and forms work before hydration', async ({ page }) => {
  await openBeforeScripts(page, `/titles/${FERRY.titleId}`);
  await page.getByRole('search').getByRole('searchbox').fill('ferry');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search_result\?keyword=ferry$/);
  await page.getByRole('main').getByRole('link', { name: FERRY.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/titles/${FERRY.titleId}$`));
});
