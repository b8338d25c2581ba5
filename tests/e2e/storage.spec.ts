import type { Page } from 'playwright/test';

import en from '@/messages/en.json';

import { closeGreeting, expectPageShown, FERRY, openPage, openSettings, showBars } from './reader';
import { expect, test } from './test';

/** A browser that stores nothing, as one does whose reader blocks all cookies. */
function blockAll(): void {
  const denied = () => new DOMException('denied', 'SecurityError');
  const refuse = () => {
    throw denied();
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  for (const name of ['open', 'has', 'keys', 'match', 'delete'])
    Object.assign(CacheStorage.prototype, { [name]: () => Promise.reject(denied()) });
  LockManager.prototype.request = () => Promise.reject(denied());
}

/** A browser whose storage holds rubbish, of a kind by key, under every key that the page has not written itself. */
function litter(kinds: string[]): void {
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function read(key) {
    const sum = [...key].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    return getItem.call(this, key) ?? kinds[sum % kinds.length]!;
  };
  for (const kind of kinds) localStorage.setItem(`laterWrite_${kind.length}`, kind);
}

function watchPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('a browser with blocked storage reads, searches, favourites and chooses for the visit @9.31', async ({ page }) => {
  const errors = watchPageErrors(page);
  await page.addInitScript(blockAll);
  const sections = page.getByRole('navigation', { name: 'Sections' }).first();

  await test.step('home shows its popup', async () => {
    await page.goto('/updates');
    await closeGreeting(page);
  });

  await test.step('the list is filtered, a series is found and favourited, removed and restored', async () => {
    await openPage(page, '/manga_list/ongoing');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Drama/ }).click();
    await dialog.getByRole('button', { name: /^Show/ }).click();
    await expect(page.getByRole('button', { name: 'Remove the filter: Drama' })).toBeVisible();
    await page.goto('/search_result');
    await page.getByRole('main').getByRole('searchbox').fill('ferry');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 series found');
    await page.getByRole('main').getByRole('article').getByRole('link', { name: FERRY.name, exact: true }).click();
    await page.getByRole('button', { name: 'Add to favourites', exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('button', { name: 'Favourited' }).filter({ visible: true })).toBeVisible();
    await sections.getByRole('link', { name: 'Favourites' }).click();
    await page.getByRole('button', { name: `Remove ${FERRY.name} from your favourites` }).click();
    await page.getByRole('button', { name: `Undo: put ${FERRY.name} back` }).click();
    await expect(page.getByRole('button', { name: `Remove ${FERRY.name} from your favourites` })).toBeVisible();
  });

  await test.step('a chapter is read in both modes, and says that it cannot be downloaded', async () => {
    await page.goto(`/viewer/${FERRY.firstChapterId}`);
    await expectPageShown(page, 1);
    await showBars(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('button', { name: en.viewer.keep.start }).click();
    await expect(settings.getByText(en.viewer.keep.failure.impossible)).toBeVisible();
    await settings.getByText('Horizontal', { exact: true }).click();
    await expect(page.locator('[data-viewer]')).toHaveAttribute('data-mode', 'horizontal');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await expectPageShown(page, 2);
  });

  await test.step('theme, content and interface are chosen', async () => {
    await page.goto('/faq');
    await openSettings(page);
    const settings = page.getByRole('dialog', { name: 'Languages' });
    await settings.getByRole('radio', { name: 'Black' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await settings.getByRole('checkbox', { name: /Español/ }).check();
    await expect(settings.getByRole('checkbox', { name: /Español/ })).toBeChecked();
    await settings.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
  expect(errors).toEqual([]);
});

test('no page breaks where storage holds rubbish', async ({ page }) => {
  const errors = watchPageErrors(page);
  await page.addInitScript(litter, ['{', '7', 'null', '[[null],{"id":{}},"x"]', '{"rows":7,"read":{"a":null}}']);
  for (const path of ['/updates', '/favorited', '/manga_list/ongoing', `/titles/${FERRY.titleId}`]) {
    await openPage(page, path);
    await expect(page.getByRole('main').getByRole('heading').filter({ visible: true }).first()).toBeVisible();
  }
  await page.goto(`/viewer/${FERRY.firstChapterId}`);
  await expectPageShown(page, 1);
  expect(errors).toEqual([]);
});
