import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '@/tests/support/fixture-chapters';
import { expectPageShown, showBars } from '@/tests/e2e/reader';
import { openChapter } from '@/tests/e2e/viewer/open-chapter';
import { test } from '@/tests/e2e/viewer/served';

const { id } = CHAPTERS.pages20;

test.use({ viewport: { width: 1000, height: 800 } });

async function expectBars(page: Page, state: 'shown' | 'hidden'): Promise<void> {
  await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', state);
  for (const bar of [page.getByRole('banner'), page.getByRole('contentinfo')])
    await (state === 'shown' ? expect(bar).toBeInViewport({ ratio: 1 }) : expect(bar).not.toBeInViewport());
}

test('bars hide by themselves, come back by a tap, stay for a popup, and hide with a turn', async ({ page }) => {
  await page.clock.install();
  await openChapter(page, id, { mode: 'horizontal' });
  await page.clock.fastForward(2_000);
  await showBars(page);
  await page.clock.fastForward(60_000);
  await expectBars(page, 'shown');
  await page.keyboard.press('Enter');
  await expectBars(page, 'hidden');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectBars(page, 'shown');
  // Beside the popup, where a tap would turn back or on.
  await page.mouse.click(100, 700);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectPageShown(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 2);
  await expectBars(page, 'hidden');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
});
