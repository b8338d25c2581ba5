import { expect, type Page } from 'playwright/test';

import { CHAPTERS, PAGE_CHAIN } from '../../support/fixture-chapters';
import { expectLaidOut, expectPageShown, showBars } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.pages20;
const stage = (page: Page) => page.locator('[data-viewer] main');
const expectPage = async (page: Page, number: number) => {
  await expectPageShown(page, number);
  await expect(page.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuenow', String(number));
};
/** Parts of the way down the page that is shown: 0 at its top, 1 at its end. */
const wayDown = (page: Page) =>
  stage(page).evaluate(
    ({ scrollTop, scrollHeight, clientHeight }) => Math.round((100 * scrollTop) / (scrollHeight - clientHeight)) / 100,
  );
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test.use({ viewport: { width: 1000, height: 800 } });

for (const [name, on, back] of [
  ['space', ' ', 'Shift+ '],
  ['the page keys', 'PageDown', 'PageUp'],
  ['the arrows', 'ArrowDown', 'ArrowUp'],
] as const) {
  test(`R20: ${name} scroll a page that is higher than the window, and turn at its end alone`, async ({ page }) => {
    await openChapter(page, id, { mode: 'horizontal', settings: { fit: 'width' } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await wayDown(page)).toBe(0);
    const scrolled: number[] = [];
    while ((await wayDown(page)) < 1) {
      await page.keyboard.press(on);
      await expectPage(page, 1);
      scrolled.push(await wayDown(page));
    }
    expect(scrolled).toEqual([...new Set(scrolled)].sort((a, b) => a - b));
    await page.keyboard.press(on);
    await expectPage(page, 2);
    expect(await wayDown(page)).toBe(0);

    await page.keyboard.press(on);
    await expectPage(page, 2);
    expect(await wayDown(page)).toBeGreaterThan(0);
    await page.keyboard.press(back);
    expect(await wayDown(page)).toBe(0);
    await page.keyboard.press(back);
    await expectPage(page, 1);
    expect(await wayDown(page)).toBe(0);
  });
}

test('R20: a page that fits is turned by each of them at once, as by what lecturers hold in their hands', async ({
  page,
}) => {
  await openChapter(page, id, { mode: 'horizontal' });
  for (const [key, number] of [
    ['PageDown', 2],
    ['PageDown', 3],
    ['PageUp', 2],
    ['ArrowDown', 3],
    [' ', 4],
    ['Shift+ ', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expectPage(page, number);
  }
});

test('R20: after a button was pressed the keys go on turning', async ({ page }) => {
  await openChapter(page, id, { mode: 'horizontal' });
  await showBars(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('PageDown');
  await expectPage(page, 2);
});

test('R20: a strip scrolls by its keys as any page does', async ({ page }) => {
  await openChapter(page, id);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let before = 0;
  for (const key of ['ArrowDown', ' ', 'PageDown']) {
    await page.keyboard.press(key);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before);
    // Browsers scroll smoothly: to its end before the next one.
    await expect(async () => {
      const now = await scrollY(page);
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
      expect(await scrollY(page)).toBe(now);
    }).toPass();
    before = await scrollY(page);
  }
  expect(before).toBeLessThan(2 * 800);
  await expectLaidOut(page);
  await page.keyboard.press('End');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY))
    .toBeLessThanOrEqual(1);
  await page.keyboard.press('Home');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('R20: Home and End keep to the chapter of a strip, though others lie above and below', async ({ page }) => {
  const [first, second] = PAGE_CHAIN.map((chapter) => chapter.id) as [number, number];
  const position = page.locator('[data-position]');
  const endOf = (chapterId: number) => page.getByRole('heading', { name: `That was #${chapterId}` });
  await openChapter(page, first, { left: { page: 7, fraction: 0 } });
  await page.locator(`[data-chapter="${second}"] [data-box]`).first().waitFor({ state: 'attached' });
  await expectLaidOut(page);
  await page.keyboard.press('End');
  await expect(endOf(first)).toBeInViewport();
  await expect(position).toHaveText('Page 8 of 8');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(`/viewer/${second}\\b`));
  await page.keyboard.press('End');
  await expect(endOf(second)).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(position).toHaveText('Page 1 of 8');
  await expectPageShown(page, 1);
  await expect(page).toHaveURL(new RegExp(`/viewer/${second}\\b`));
});

test('R20: a strip leads to a chapter of its own that is put away, and not to the one before it', async ({ page }) => {
  const [first, second, third] = PAGE_CHAIN.map((chapter) => chapter.id) as [number, number, number];
  await openChapter(page, first, { left: { page: 7, fraction: 0 } });
  for (const next of [second, third]) {
    await page.locator(`[data-chapter="${next}"] [data-box]`).first().waitFor({ state: 'attached' });
    await page.keyboard.press('n');
    await expect(page).toHaveURL(new RegExp(`/viewer/${next}\\b`));
    await page.keyboard.press('End');
  }
  for (const previous of [second, first]) {
    await page.keyboard.press('p');
    await expect(page).toHaveURL(new RegExp(`/viewer/${previous}\\b`));
  }
  await expect(page.locator(`[data-chapter="${third}"]`)).toBeAttached();
  await expect(page.locator(`[data-chapter="${third}"] [data-box]`)).toHaveCount(0);
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: 'Chapters' }).locator(`a[href*="/viewer/${third}"]`).click();
  // The one that it is left for has a first page of eight as well.
  await expect(page).toHaveURL(new RegExp(`/viewer/${third}\\b`));
  await expect(page.locator('[data-position]')).toHaveText('Page 1 of 8');
  await expectPageShown(page, 1);
});

test('R20: Home and End go to the beginning and the end', async ({ page }) => {
  await openChapter(page, id, { mode: 'horizontal' });
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: `That was #${id}` })).toBeInViewport();
  await page.keyboard.press('Home');
  await expectPage(page, 1);
});

for (const mode of ['horizontal', 'vertical'] as const) {
  test(`R20: one key goes to the next chapter and one to the one before, ${mode}`, async ({ page }) => {
    const [first, second] = PAGE_CHAIN;
    await openChapter(page, first!.id, { mode });
    await page.keyboard.press('n');
    await expect(page).toHaveURL(new RegExp(`/viewer/${second!.id}\\b`));
    await expectPageShown(page, 1);
    await page.keyboard.press('p');
    await expect(page).toHaveURL(new RegExp(`/viewer/${first!.id}\\b`));
    await expectPageShown(page, 1);
  });
}

test('R20: a key can be given to anything, is known again, and leaves what it did before', async ({ page }) => {
  await openChapter(page, id, { mode: 'horizontal' });
  await page.keyboard.press('?');
  const table = page.getByRole('dialog', { name: 'Keyboard' });
  await table.getByRole('button', { name: 'Change: Next page' }).click();
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(table).toHaveCount(0);
  await page.keyboard.press('n');
  await expectPage(page, 2);
  await page.reload();
  await expectPage(page, 2);
  await page.keyboard.press('n');
  await expectPage(page, 3);
});

test('R20: with Ctrl, Alt or the system’s own key, keys stay the browser’s', async ({ page }) => {
  await openChapter(page, id, { mode: 'horizontal' });
  for (const key of ['Control+ArrowRight', 'Alt+ArrowDown', 'Meta+ArrowDown', 'Control+o', 'Tab', 'F2'])
    await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight');
  await expectPage(page, 2);
});
