import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

// One page at a time.
test.use({ viewport: { width: 1000, height: 800 } });

const { id } = CHAPTERS.pages20;
const said = (page: Page) => page.locator('[aria-live="polite"][data-position]');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { id } of [CHAPTERS.pages20, CHAPTERS.horizontalOnly])
    test(`the first page of chapter ${id} can be read, and the others come with scrolling`, async ({
      page,
      served: { origin },
    }) => {
      await page.goto(`/viewer/${id}`);
      const first = page.getByRole('img', { name: `Series ${id} #${id}, page 1`, exact: true });
      await expect(first).toBeInViewport();
      await expect
        .poll(() =>
          origin.asked.some(
            ({ path, outcome }) => path.includes(`/pages/${id}/`) && path.includes('/1.webp') && outcome === 'answered',
          ),
        )
        .toBe(true);
      const third = page.getByRole('img', { name: `Series ${id} #${id}, page 3`, exact: true });
      await third.scrollIntoViewIfNeeded();
      await expect(third).toBeInViewport();
      await expect
        .poll(() => origin.asked.some(({ path }) => path.includes(`/pages/${id}/`) && path.includes('/3.webp')))
        .toBe(true);
    });
});

for (const mode of ['vertical', 'horizontal'] as const) {
  test(`in ${mode} reading every picture is called by its title, chapter and page`, async ({ page }) => {
    await openChapter(page, id, { mode });
    await expect(page.getByRole('img', { name: `Series ${id} #${id}, page 1`, exact: true })).toBeInViewport();
    await page.keyboard.press('g');
    await page.getByRole('button', { name: 'Page 7', exact: true }).click();
    await expect(page.getByRole('img', { name: `Series ${id} #${id}, page 7`, exact: true })).toBeInViewport();
    expect(
      await page
        .locator('[data-page] > img')
        .evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).alt).length),
    ).toBe(0);
  });

  test(`in ${mode} reading each page is said when it comes`, async ({ page }) => {
    await openChapter(page, id, { mode });
    await expect(said(page)).toHaveText('Page 1 of 20');
    for (const number of [2, 3]) {
      if (mode === 'horizontal') await page.keyboard.press('ArrowRight');
      else await page.locator(`[data-page="${number}"]`).evaluate((box) => box.scrollIntoView());
      await expect(said(page)).toHaveText(`Page ${number} of 20`);
    }
  });
}

test('two pages side by side are said as two', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await openChapter(page, id, { mode: 'horizontal' });
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toHaveText('Pages 2–3 of 20');
});

test('popups take the focus and give it back to what opened them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChapter(page, id);
  for (const [button, name] of [
    ['Chapters', 'Chapters'],
    ['Language: English (EN)', 'Language'],
    ['Settings', 'Settings'],
    ['1 / 20, all pages', 'All pages'],
  ] as const) {
    const opener = page.getByRole('button', { name: button, exact: true });
    await expect(opener).toBeVisible();
    await opener.focus();
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name });
    await expect(popup).toBeVisible();
    expect(await popup.evaluate((element) => element.contains(document.activeElement)), `focus in ${name}`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a question mark shows every key, and a key that is given to something else does that', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChapter(page, id, { mode: 'horizontal' });
  await page.keyboard.press('?');
  const table = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(
    table.getByRole('table', { name: 'Turning pages' }).getByRole('row', { name: /^Next page/ }),
  ).toContainText('Space');
  for (const group of ['What you see', 'Bars and panels'])
    await expect(table.getByRole('table', { name: group })).toBeVisible();
  await table.getByRole('button', { name: 'Change: Next page' }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(table).toBeHidden();
  await page.keyboard.press('j');
  await expectPageShown(page, 2);
});

test('everything that can be pressed has a name of its own', async ({ page }) => {
  for (const mode of ['vertical', 'horizontal'] as const) {
    await page.addInitScript((value) => localStorage.setItem('viewerMode', value), mode);
    await openChapter(page, id);
    for (const key of ['', 's', 'c', 'g', '?']) {
      if (key) await page.keyboard.press(key);
      if (key) await expect(page.getByRole('dialog')).toBeVisible();
      const controls = page.locator('[data-viewer]').locator('a, button, input, [role="slider"], [role="progressbar"]');
      const snapshots = await Promise.all((await controls.all()).map((control) => control.ariaSnapshot()));
      expect(snapshots.length).toBeGreaterThan(5);
      // Unnamed, it says no more than what it is.
      expect(snapshots.filter((snapshot) => /^- \w+:?$/.test(snapshot.trim()))).toEqual([]);
      if (key) await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});
