import { expect } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectAccessible } from '../accessible';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

/** Lines of an accessibility tree: a name stands in quotes behind its role. */
const CONTROL = /^\s*- '?(link|button|radio|switch|slider|progressbar)\b/;
const UNNAMED = /^\s*- (link|button|radio|switch|slider|progressbar)\b(?! ")/;
const { id } = CHAPTERS.pages20;

test.use({ viewport: { width: 1280, height: 800 } });

for (const mode of ['vertical', 'horizontal'] as const) {
  test(`every control of ${mode} reading has a name${mode === 'horizontal' ? ', and axe finds no fault in either theme' : ''}`, async ({
    page,
  }) => {
    await openChapter(page, id, { mode });
    // With nothing open, then with each popup.
    for (const key of [undefined, 's', 'c', 'g', '?']) {
      if (key) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
      }
      const tree = (await page.locator('[data-viewer]').ariaSnapshot()).split('\n');
      expect(tree.filter((line) => CONTROL.test(line)).length).toBeGreaterThan(5);
      expect(tree.filter((line) => UNNAMED.test(line))).toEqual([]);
      // The strip is among the pages of axe.spec.ts.
      if (mode === 'horizontal') await expectAccessible(page, key ?? 'no popup');
      if (key) await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test(`pictures of ${mode} reading are named, and each page is announced`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    const position = page.locator('[aria-live="polite"][data-position]');
    await openChapter(page, id, { mode });
    await expect(position).toHaveText('Page 1 of 20');
    for (const number of [2, 3]) {
      if (mode === 'horizontal') await page.keyboard.press('ArrowRight');
      else await page.locator(`[data-page="${number}"]`).evaluate((box) => box.scrollIntoView());
      await expect(position).toHaveText(`Page ${number} of 20`);
      const chapter = page.getByRole('article', { name: `Series ${id} #${id}`, exact: true });
      await expect(chapter.getByRole('img', { name: `Page ${number} of 20`, exact: true })).toBeInViewport();
    }
    if (mode === 'vertical') return;
    await page.setViewportSize({ width: 1400, height: 900 });
    await expect(position).toHaveText('Pages 2–3 of 20');
  });
}

test('popups take the focus, give it back to their button, and leave the keys to the pages @R20', async ({ page }) => {
  await openChapter(page, id, { mode: 'horizontal' });
  for (const [button, name] of [
    ['Chapters', 'Chapters'],
    ['Language: English, EN', 'Language'],
    ['Settings', 'Settings'],
    ['1 / 20, all pages', 'All pages'],
  ] as const) {
    const opener = page.getByRole('button', { name: button, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name });
    await expect(popup).toBeVisible();
    const { scrollbarColor, backgroundColor } = await popup.evaluate((element) => {
      const { scrollbarColor, backgroundColor } = getComputedStyle(element);
      return { scrollbarColor, backgroundColor };
    });
    expect(scrollbarColor.endsWith(` ${backgroundColor}`), `${scrollbarColor} on ${backgroundColor}`).toBe(true);
    expect(await popup.evaluate((element) => element.contains(document.activeElement)), `focus in ${name}`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('PageDown');
  await expectPageShown(page, 2);
  await page.keyboard.press('?');
  const table = page.getByRole('dialog', { name: 'Keyboard' });
  await table.getByRole('button', { name: 'Change: Next page' }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(table).toBeHidden();
  await page.keyboard.press('j');
  await expectPageShown(page, 4);
});
