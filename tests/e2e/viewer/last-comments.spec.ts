import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectLaidOut, expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

// One page at a time.
test.use({ viewport: { width: 1000, height: 800 } });

/** A chapter of twenty pages with comments at its end. */
const CHAPTER = { ...CHAPTERS.pages20, id: 9_320, comments: 3 };
const last = (page: Page) => page.locator('[data-last]');

for (const mode of ['vertical', 'horizontal'] as const) {
  test(`R32: in ${mode} reading comments come with the last pages, and no picture of theirs before`, async ({
    page,
    served: { origin },
  }) => {
    const icons = () => origin.asked.filter(({ path }) => path.includes('/72x72.'));
    origin.put(CHAPTER);
    await openChapter(page, CHAPTER.id, { mode });
    for (let number = 2; number <= 10; number++) {
      if (mode === 'horizontal') await page.keyboard.press('ArrowRight');
      else await page.locator(`[data-page="${number}"]`).evaluate((box) => box.scrollIntoView());
    }
    await expectPageShown(page, 10);
    await expect(page.locator('[data-page="12"] img[data-ready]')).toHaveCount(1);
    expect(icons()).toEqual([]);
    await expectLaidOut(page);
    await page.keyboard.press('End');
    await expect(last(page).getByText('Word 1')).toBeVisible();
    await expect.poll(() => icons().length).toBe(3);
  });

  test(`R32: in ${mode} reading a reader may do without comments`, async ({ page, served: { origin } }) => {
    origin.put(CHAPTER);
    await openChapter(page, CHAPTER.id, { mode });
    await page.keyboard.press('s');
    await page
      .getByRole('dialog', { name: 'Settings' })
      .getByRole('switch', { name: 'Show comments at the end' })
      .click();
    await page.keyboard.press('Escape');
    await expectLaidOut(page);
    await page.keyboard.press('End');
    await expect(last(page).getByRole('heading', { name: `That was #${CHAPTER.id}` })).toBeInViewport();
    await expect(last(page).getByText('Word 1')).toHaveCount(0);
    await expect(last(page).getByRole('link', { name: 'Read them all' })).toBeVisible();
    expect(origin.asked.filter(({ path }) => path.includes('/72x72.'))).toEqual([]);
  });
}
