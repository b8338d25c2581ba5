import { expect, type Page } from 'playwright/test';

import { CHAPTERS, PAGE_CHAIN } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { endOf, openChapter } from './open-chapter';
import { test } from './served';
import { chaptersRead, historyRow, leftAt } from './stored';

const position = (page: Page) => page.locator('[data-position]');

test.use({ viewport: { width: 390, height: 844 } });

for (const mode of ['horizontal', 'vertical'] as const) {
  test(`chapters of one and two pages and a page 5 px high open, are seen and count as read, ${mode} @R11`, async ({
    page,
  }) => {
    for (const { id, pages } of [CHAPTERS.onePage, CHAPTERS.twoPages, CHAPTERS.tinyEnd]) {
      await openChapter(page, id, { mode });
      await expect(position(page)).toHaveText(`Page 1 of ${pages.length}`);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const last = page.locator(`[data-page="${pages.length}"]`);
      if (mode === 'horizontal') {
        for (let number = 2; number <= pages.length; number++) {
          await page.keyboard.press('PageDown');
          await expectPageShown(page, number);
        }
        expect((await last.boundingBox())!.height).toBeGreaterThanOrEqual(1);
        await page.keyboard.press('PageDown');
      } else {
        expect((await last.boundingBox())!.height).toBeGreaterThanOrEqual(1);
        await page.keyboard.press('End');
      }
      await expect(endOf(page, id)).toBeInViewport();
      await expect.poll(() => leftAt(page, id)).toEqual({ page: pages.length, finished: true });
      await expect
        .poll(() => historyRow(page, id))
        .toMatchObject({ page: pages.length, total: pages.length, finished: true });
      await page.keyboard.press('PageDown');
      await expect(page).toHaveURL(new RegExp(`/viewer/${id}\\b`));
    }
  });
}

test('a finished chapter opens at its first page, and neither that nor its end moves by itself @R10', async ({
  page,
}) => {
  const { id } = PAGE_CHAIN[0]!;
  await page.clock.install();
  await page.addInitScript(
    (chapterId) => localStorage.setItem('viewerPositions', JSON.stringify([[chapterId, 8, 0.9, 1]])),
    id,
  );
  await openChapter(page, id);
  await page.clock.fastForward(10_000);
  await expectPageShown(page, 1);
  await expect(position(page)).toHaveText('Page 1 of 8');
  await page.keyboard.press('End');
  await expect(endOf(page, id)).toBeInViewport();
  await page.clock.fastForward(10_000);
  await expect(endOf(page, id)).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`/viewer/${id}\\b`));
});

test('a strip that is flung over into the next chapter counts as read @R12', async ({ page }) => {
  const [first, second] = PAGE_CHAIN.map(({ id }) => id) as [number, number];
  await openChapter(page, first, { left: { page: 7, fraction: 0 } });
  const secondPage = page.locator(`[data-chapter="${second}"] [data-box]`).nth(1);
  await expect(secondPage).toBeAttached();
  await expect.poll(() => leftAt(page, first)).toMatchObject({ finished: false });
  await secondPage.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(page).toHaveURL(new RegExp(`/viewer/${second}\\b`));
  await expect(position(page)).toHaveText('Page 2 of 8');
  await expect.poll(() => leftAt(page, first)).toEqual({ page: 8, finished: true });
  await expect.poll(() => chaptersRead(page)).toEqual([first]);
  await expect.poll(() => historyRow(page, first)).toMatchObject({ chapterId: second, finished: false });
});
