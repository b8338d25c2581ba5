import type { Locator, Page } from 'playwright/test';

import { FERRY, openPage, skipGreeting } from './reader';
import { expect, test } from './test';

test.beforeEach(({ page }) => skipGreeting(page));

/** Presses Tab until the focus is there; it must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toHaveCSS('outline-style', 'solid');
  await expect(target).toHaveCSS('outline-width', '2px');
}

test('the first Tab offers to skip the header', async ({ page }) => {
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

test('everything that Tab reaches on a title page shows the focus and is not covered', async ({ page }) => {
  await openPage(page, `/titles/${FERRY.titleId}`);
  const seen = new Set<string>();
  const inspectFocus = () =>
    page.evaluate(() => {
      const element = document.activeElement!;
      const name = `${element.tagName} ${element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent}`;
      const hasOutline = (marked: Element | null) =>
        marked !== null && getComputedStyle(marked).outlineStyle !== 'none';
      const { left, top, width, height } = element.getClientRects()[0]!;
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        name,
        isMarked: hasOutline(element) || hasOutline(element.closest('form')),
        isUncovered: element.contains(shown) || (shown?.contains(element) ?? false),
        isEnd: element === document.body,
      };
    });
  for (;;) {
    await page.keyboard.press('Tab');
    const { name, isEnd } = await inspectFocus();
    if (isEnd || seen.has(`${name} again`)) break;
    seen.add(seen.has(name) ? `${name} again` : name);
    // The browser may still be scrolling to it.
    await expect.poll(inspectFocus, name).toMatchObject({ isMarked: true, isUncovered: true });
  }
  expect(seen.size).toBeGreaterThan(30);
});

test('a dialog traps the focus, and returns it on Escape', async ({ page }) => {
  await openPage(page, '/manga_list/ongoing');
  const toggle = page.getByRole('button', { name: 'Filter', exact: true });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await expect(dialog).toBeVisible();
  const focusable = await dialog.locator('a:visible, button:visible, input:visible').count();
  for (let presses = 0; presses < focusable + 3; presses += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first the browser gives the focus to its own bars.
    const isInside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside, `after ${presses + 1} presses`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the menu of a phone is opened, walked through and closed by key @phone @2.98', async ({ page }) => {
  await openPage(page, '/featured');
  const toggle = page.locator('header summary');
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' });
  await tabTo(page, menu.getByRole('link', { name: 'Age rating' }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});
