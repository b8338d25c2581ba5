import type { Page } from 'playwright/test';

import en from '@/messages/en.json';

import { closeGreeting, expectHydrated, expectPageShown, FERRY, openSettings, showBars } from './reader';
import { expect, test } from './test';

// Each goes through the whole site.
test.describe.configure({ timeout: 180_000 });

// Covers that nobody looks at here would take the time of what is.
test.beforeEach(({ context }) => context.route(/\/media\/(?!page\/)/, (route) => route.abort()));

/** A browser that lets nothing be kept, as one does whose reader blocks all cookies. */
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

/** Storage without room for a letter. */
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** Whatever key is read and was not written since, there is rubbish: where there are several kinds, each key has its own. */
function litter(kinds: string[]): void {
  const { getItem } = Storage.prototype;
  const kindOf = (key: string) =>
    kinds[[...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % kinds.length]!;
  Storage.prototype.getItem = function read(key) {
    return getItem.call(this, key) ?? kindOf(key);
  };
  for (const kind of kinds) localStorage.setItem(`laterWrite_${kind.length}`, kind);
}

/** The errors that nothing in the page has caught. */
function uncaughtIn(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** All that readers do, on pages that lead to each other. */
async function readAndChoose(page: Page): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Sections' }).first();

  await test.step('home greets and lists the day', async () => {
    await page.goto('/updates');
    await closeGreeting(page);
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  });

  await test.step('the list is filtered', async () => {
    await sections.getByRole('link', { name: 'Manga' }).click();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Drama/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
    await expect(page.getByRole('button', { name: 'Remove the filter: Drama' })).toBeVisible();
  });

  await test.step('the search finds', async () => {
    await page.goto('/search_result');
    await page.getByRole('main').getByRole('searchbox').fill('ferry');
    // Until then what is read most stands there, which may be the same.
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 series found');
    await page.getByRole('main').getByRole('article').getByRole('link', { name: FERRY.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();
  });

  await test.step('a favourite comes, goes and comes back', async () => {
    await page.getByRole('button', { name: 'Favourite', exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('button', { name: 'Favourited' }).filter({ visible: true })).toBeVisible();
    await sections.getByRole('link', { name: 'Favourites' }).click();
    await page.getByRole('button', { name: `Remove ${FERRY.name} from your favourites` }).click();
    await page.getByRole('button', { name: `Undo: keep ${FERRY.name}` }).click();
    await expect(page.getByRole('button', { name: `Remove ${FERRY.name} from your favourites` })).toBeVisible();
  });

  await test.step('comments are sorted', async () => {
    await page.goto(`/comments/${FERRY.firstChapterId}`);
    const latest = page.getByRole('main').getByRole('radio', { name: 'Latest' });
    // As it is taken over it is as it was served, until it is pressed again for its reader.
    await expectHydrated(page);
    await latest.check();
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
  });

  await test.step('a chapter is read in either mode', async () => {
    await page.goto(`/viewer/${FERRY.firstChapterId}`);
    await expectPageShown(page, 1);
    await showBars(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).getByText('Horizontal', { exact: true }).click();
    await expect(page.locator('[data-viewer]')).toHaveAttribute('data-mode', 'horizontal');
    await page.getByRole('dialog', { name: 'Settings' }).getByText('Vertical', { exact: true }).click();
    await expect(page.locator('[data-viewer]')).toHaveAttribute('data-mode', 'vertical');
    await page.keyboard.press('Escape');
    await expectPageShown(page, 1);
    await page.locator('[data-page="2"]').scrollIntoViewIfNeeded();
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
    await openSettings(page);
    await page.getByRole('dialog', { name: 'Sprachen' }).getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('a browser that keeps nothing reads all the same @9.31', { tag: '@desktop' }, async ({ page }) => {
  const uncaught = uncaughtIn(page);
  await page.addInitScript(blockAll);
  await readAndChoose(page);

  await test.step('and is told that no chapter can be kept', async () => {
    await page.goto(`/viewer/${FERRY.firstChapterId}`);
    await expectPageShown(page, 1);
    await showBars(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: en.viewer.keep.start }).click();
    await expect(
      page.getByRole('dialog', { name: 'Settings' }).getByText(en.viewer.keep.failure.impossible),
    ).toBeVisible();
  });
  expect(uncaught).toEqual([]);
});

test('a browser whose storage is full reads all the same', { tag: '@desktop' }, async ({ page }) => {
  const uncaught = uncaughtIn(page);
  await page.addInitScript(fill);
  await readAndChoose(page);
  expect(uncaught).toEqual([]);
});

const RUBBISH = ['{', '[]', 'null', '7', '{"rows":7,"read":{"a":null}}', '[[null],{"id":{}},"x"]', '🦊'.repeat(5_000)];

test('a browser whose storage holds rubbish reads all the same', { tag: '@desktop' }, async ({ page }) => {
  const uncaught = uncaughtIn(page);
  await page.addInitScript(litter, RUBBISH);
  await readAndChoose(page);
  expect(uncaught).toEqual([]);
});

for (const [at, kind] of RUBBISH.entries()) {
  test(
    `no page breaks where every key holds the same rubbish: ${kind.slice(0, 30)}`,
    { tag: '@desktop' },
    async ({ page }) => {
      const uncaught = uncaughtIn(page);
      await page.addInitScript(litter, [RUBBISH[at]!]);
      for (const address of ['/updates', '/favorited', '/manga_list/ongoing', `/titles/${FERRY.titleId}`]) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading').filter({ visible: true }).first()).toBeVisible();
      }
      await page.goto(`/viewer/${FERRY.firstChapterId}`);
      await expectPageShown(page, 1);
      expect(uncaught).toEqual([]);
    },
  );
}
