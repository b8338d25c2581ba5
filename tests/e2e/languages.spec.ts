import type { BrowserContext, Page } from 'playwright/test';

import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

import { FERRY, openPage, openSettings, skipGreeting } from './reader';
import { expect, test } from './test';

/** A series that has no English title. */
const SPANISH_ALONE = 'La bruja de los jueves';
const LIST = '/manga_list/ongoing';

/** Opens a tab of a browser that has stored some settings. */
async function openTab(context: BrowserContext, path: string, stored: Record<string, string> = {}): Promise<Page> {
  const page = await context.newPage();
  await skipGreeting(page);
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  await openPage(page, path);
  return page;
}

const listed = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const contentLanguage = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('checkbox', { name });
const chooseInterface = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

test('the browser’s language is found, and another can be chosen @4.37 @5.24 @6.3', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'es-ES' });
  const page = await context.newPage();
  await page.goto('/updates');
  await expect(page).toHaveURL('/es/updates');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
  await expect(page.getByRole('link', { name: FERRY.spanishName, exact: true }).first()).toBeVisible();
  await openSettings(page);
  await expect(page.getByRole('dialog', { name: 'Idiomas' }).getByRole('button', { name: 'Español' })).toBeDisabled();
  await chooseInterface(page, 'English');
  await expect(page).toHaveURL('/updates');
  await expect(page.getByRole('link', { name: FERRY.name, exact: true }).first()).toBeVisible();
  await context.close();
});

test('a content language is added, and another interface language resets it on every page @origin @1.9 @4.35', async ({
  context,
}) => {
  const page = await openTab(context, LIST);
  await expect(listed(page, SPANISH_ALONE)).toHaveCount(0);
  await openSettings(page);
  await expect(contentLanguage(page, /^English \d+$/)).toBeDisabled();
  await contentLanguage(page, /^Español \d+$/).check();
  await page.keyboard.press('Escape');
  await expect(listed(page, SPANISH_ALONE)).toHaveCount(1);

  await openSettings(page);
  await chooseInterface(page, 'Français');
  await expect(page).toHaveURL(`/fr${LIST}`);
  await openSettings(page);
  await expect(contentLanguage(page, /^Français \d+$/)).toBeChecked();
  await expect(contentLanguage(page, /^Español \d+$/)).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('contentsV2'))).toBe('fra');
  for (const section of ['updates', 'featured']) {
    await page.goto(`/${section}`);
    await expect(page).toHaveURL(`/fr/${section}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  }
});

test('a page carries the messages of its own locale and features alone', async ({ request }) => {
  const faq = await (await request.get('/de/faq')).text();
  expect(faq).toContain(de.feedback.sent);
  for (const text of [de.viewer.failed, de.favorites.undo, fr.feedback.sent]) expect(faq, text).not.toContain(text);
});
