import type { Page } from 'playwright/test';

import { expectHydrated, openSettings } from './reader';
import { watchErrors } from './watch-errors';
import { expect, test } from './test';

const BLACK = 'rgb(19,19,22)';

/** What the browser draws its own bars in: the first that holds. */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

async function choose(page: Page, theme: string) {
  await openSettings(page);
  await page.getByRole('dialog', { name: 'Languages' }).getByRole('radio', { name: theme }).check();
  await page.keyboard.press('Escape');
}

/** To another page, within the document. */
async function goOn(page: Page, name: string, address: string) {
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const link = page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
  await expectHydrated(page);
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

test(
  'the browser’s own bars are in the chosen theme, from page to page and on the next visit',
  { tag: '@phone' },
  async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/faq');
    expect(await barColor(page)).toBe('#ffffff');
    await choose(page, 'Black');
    expect(await barColor(page)).toBe(BLACK);
    await goOn(page, 'Ranking', '/ranking/hottest');
    expect(await barColor(page)).toBe(BLACK);

    await page.reload();
    expect(await barColor(page)).toBe(BLACK);
    await page.waitForLoadState('networkidle');
    await goOn(page, 'Manga list', '/manga_list/ongoing');
    expect(await barColor(page)).toBe(BLACK);
    await goOn(page, 'Ranking', '/ranking/hottest');
    expect(await barColor(page)).toBe(BLACK);

    await choose(page, 'Same as my device');
    expect(await barColor(page)).toBe('#ffffff');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barColor(page)).toBe('#131316');
    await goOn(page, 'Manga list', '/manga_list/ongoing');
    expect(await barColor(page)).toBe('#131316');
    expect(errors).toEqual([]);
  },
);
