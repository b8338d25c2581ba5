import { expect, type Page } from 'playwright/test';

import { NOTICE_SHOWN_MS } from '@/components/ui/notice-shown-ms';

import { CHAPTERS } from '../../support/fixture-chapters';
import { holdTimers } from '../hold-timers';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

const viewer = (page: Page) => page.locator('[data-viewer]');
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const directions = (page: Page) => settings(page).getByRole('group', { name: 'Reading direction' });

for (const [chapter, mode, other] of [
  [CHAPTERS.strip, 'vertical', 'horizontal'],
  [CHAPTERS.horizontalOnly, 'horizontal', 'vertical'],
] as const) {
  test(`R25: a chapter that is ${mode} only is read so, whatever was chosen, and says why`, async ({ page }) => {
    await openChapter(page, chapter.id, { mode: other });
    await expect(viewer(page)).toHaveAttribute('data-mode', mode);
    await page.keyboard.press('m');
    await page.keyboard.press('s');
    await expect(directions(page)).toContainText('This chapter is made to be read this way.');
    for (const radio of await directions(page).getByRole('radio').all()) await expect(radio).toBeDisabled();
    await expect(viewer(page)).toHaveAttribute('data-mode', mode);
    // And leaves the reader's own choice alone.
    await openChapter(page, CHAPTERS.pages20.id);
    await expect(viewer(page)).toHaveAttribute('data-mode', other);
  });
}

test('R25: any other chapter is a strip until its reader chooses, then as he chose, in every chapter, and never for good', async ({
  page,
}) => {
  // A notice stays as long as it takes to look at it.
  await holdTimers(page, NOTICE_SHOWN_MS);
  await openChapter(page, CHAPTERS.pages20.id);
  await expect(viewer(page)).toHaveAttribute('data-mode', 'vertical');
  await page.keyboard.press('s');
  await expect(directions(page).getByRole('radio', { name: 'Vertical' })).toBeChecked();
  await directions(page).getByText('Horizontal', { exact: true }).click();
  await expect(viewer(page)).toHaveAttribute('data-mode', 'horizontal');

  for (const { id } of [CHAPTERS.threePages, CHAPTERS.rightToLeft, CHAPTERS.widePages]) {
    await openChapter(page, id);
    await expect(viewer(page)).toHaveAttribute('data-mode', 'horizontal');
  }
  await expect(viewer(page)).toHaveAttribute('data-direction', 'ltr');
  await page.keyboard.press('m');
  await expect(page.getByText('Now scrolling from top to bottom')).toBeVisible();
  await expect(viewer(page)).toHaveAttribute('data-mode', 'vertical');
  await page.reload();
  await expectPageShown(page, 1);
  await expect(viewer(page)).toHaveAttribute('data-mode', 'vertical');
});

test('R25: the direction of turning is the chapter’s own', async ({ page }) => {
  await openChapter(page, CHAPTERS.rightToLeft.id, { mode: 'horizontal' });
  await expect(viewer(page)).toHaveAttribute('data-direction', 'rtl');
  await openChapter(page, CHAPTERS.pages20.id);
  await expect(viewer(page)).toHaveAttribute('data-direction', 'ltr');
});
