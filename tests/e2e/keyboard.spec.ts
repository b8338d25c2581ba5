import type { Locator, Page } from 'playwright/test';

import { FERRY } from './reader';
import { stopClock } from './stop-clock';
import { expect, test } from './test';

const PHONE_PX = 768;
const isPhone = (page: Page) => page.viewportSize()!.width <= PHONE_PX;

/** Presses Tab until it is there; the focus must show. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toHaveCSS('outline-style', 'solid');
  await expect(target).toHaveCSS('outline-width', '2px');
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('VIEWED_POPUP', JSON.stringify(Array.from({ length: 40 }, (_, id) => id + 1))),
  );
});

test('the first key leads past the header', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('everything that Tab reaches on a title shows that it has the focus, and nothing covers it', async ({ page }) => {
  await page.goto(`/titles/${FERRY.titleId}`);
  const seen = new Set<string>();
  const lookAtFocus = () =>
    page.evaluate(() => {
      const element = document.activeElement!;
      const name = `${element.tagName} ${element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent}`;
      const hasOutline = (marked: Element | null) =>
        marked !== null && getComputedStyle(marked).outlineStyle !== 'none';
      const { left, top, width, height } = element.getClientRects()[0]!;
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        name,
        // A field may be marked as a whole, with its picture.
        isMarked: hasOutline(element) || hasOutline(element.closest('form')),
        isUncovered: element.contains(shown) || (shown?.contains(element) ?? false),
        isEnd: element === document.body,
      };
    });
  for (;;) {
    await page.keyboard.press('Tab');
    const { name, isEnd } = await lookAtFocus();
    if (isEnd || seen.has(`${name} again`)) break;
    seen.add(seen.has(name) ? `${name} again` : name);
    // What is out of sight is scrolled to, and what is late may come meanwhile.
    await expect.poll(lookAtFocus, name).toMatchObject({ isMarked: true, isUncovered: true });
  }
  expect(seen.size).toBeGreaterThan(30);
});

test('the settings hold the focus, and give it back', async ({ page }) => {
  await page.goto('/featured');
  const toggle = page.getByRole('banner').getByRole('button', { name: /English/ });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Languages' });
  await expect(dialog).toBeVisible();
  const isInside = () =>
    dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside(), `after ${presses + 1} presses`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the menu of small screens opens, is walked through and closes @2.98', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/featured');
  const toggle = page.locator('header summary');
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' });
  await tabTo(page, menu.getByRole('link', { name: 'Age rating' }));
  // It opens without scripts, which may only just be coming.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(toggle).toBeFocused();
});

test('ranking tabs and the order of comments are chosen by key', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/ranking/hottest');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Trending' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ranking\/trending$/);

  await page.goto(`/comments/${FERRY.firstChapterId}`);
  const likes = page.getByRole('radio', { name: 'Likes' });
  for (
    let presses = 0;
    presses < 40 && !(await likes.evaluate((radio) => radio === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(likes).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Latest' })).toBeChecked();
});

test.describe('the carousel', () => {
  /** Longer than a banner stays. */
  const LONG_MS = 12_000;
  const carousel = (page: Page) => page.getByRole('region', { name: 'Featured now' });
  const place = (page: Page) => carousel(page).getByText(/^\d+ \/ \d+$/);

  /** Lets time go by until a banner has come by itself. A page that is busy says so late: were it seen only as the next one is due, that would come in its place. */
  async function cameBy(page: Page, number: number) {
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(place(page)).toHaveText(new RegExp(`^${number} /`), { timeout: 500 });
    }).toPass();
  }

  /** Home with a carousel that runs, as time does where a test lets it: the second banner has come. */
  async function running(page: Page) {
    await stopClock(page);
    await page.goto('/updates');
    await expect(carousel(page).getByRole('button', { name: 'Pause the banners' })).toBeVisible();
    await cameBy(page, 2);
  }

  test(
    'goes on by itself, stops under the pointer, goes on after it and begins again @2.24 @9.7',
    { tag: '@desktop' },
    async ({ page }) => {
      await running(page);
      await carousel(page).getByRole('link').nth(1).hover();
      await page.clock.runFor(LONG_MS);
      await expect(place(page)).toHaveText(/^2 /);
      await page.mouse.move(0, 0);
      await cameBy(page, 3);
      await cameBy(page, 1);
    },
  );

  test('stops while it has the focus, also when a pointer has come and gone', { tag: '@desktop' }, async ({ page }) => {
    await running(page);
    const second = carousel(page).getByRole('link').nth(1);
    await second.focus();
    await page.clock.runFor(LONG_MS);
    await expect(place(page)).toHaveText(/^2 /);
    await second.hover();
    await page.mouse.move(0, 0);
    await page.clock.runFor(LONG_MS);
    await expect(place(page)).toHaveText(/^2 /);
  });

  test('stops by its button and is turned by key', async ({ page }) => {
    await running(page);
    const stop = carousel(page).getByRole('button', { name: 'Pause the banners' });
    await stop.focus();
    await page.keyboard.press('Enter');
    await expect(carousel(page).getByRole('button', { name: 'Play the banners' })).toBeFocused();
    await page.clock.runFor(LONG_MS);
    await expect(place(page)).toHaveText(/^2 /);
    if (isPhone(page)) return;
    await carousel(page).getByRole('button', { name: 'Previous banner' }).press('Enter');
    await page.clock.runFor(1_000);
    await expect(place(page)).toHaveText(/^1 /);
    await carousel(page).getByRole('button', { name: 'Next banner' }).press('Enter');
    await page.clock.runFor(1_000);
    await expect(place(page)).toHaveText(/^2 /);
  });

  test('stands still for who wants no motion, as does everything else @2.24', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/updates');
    await expect(place(page)).toHaveText(/^1 /);
    await expect(carousel(page).getByRole('link', { name: 'A calmer viewer' })).toBeVisible();
    await expect(carousel(page).getByRole('button', { name: /the banners$/ })).toHaveCount(0);
    // What would move them is there.
    await expect(carousel(page).locator('[data-running]')).toBeAttached();
    await page.clock.runFor(LONG_MS);
    await expect(place(page)).toHaveText(/^1 /);
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) =>
          getComputedStyle(element).transitionDuration.split(',').map(parseFloat),
        ),
      ),
    );
    expect(longest).toBeLessThan(0.001);
  });
});
