import { expect } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { putAnew } from './put-anew';
import { test } from './served';

test.use({ viewport: { width: 390, height: 844 } });

test('the last page loads comments late, and has none where its reader switched them off @R32', async ({
  page,
  served: { origin },
}) => {
  const [chapterId] = putAnew(origin, [{ ...CHAPTERS.pages20, comments: 3 }]);
  const icons = () => origin.asked.filter(({ path }) => path.includes('/72x72.')).length;
  const last = page.locator('[data-last]');
  await openChapter(page, chapterId, { mode: 'horizontal' });
  for (let number = 2; number <= 10; number++) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
  }
  await expect(page.locator('[data-page="12"] img[data-ready]')).toHaveCount(1);
  expect(icons()).toBe(0);
  await page.keyboard.press('End');
  await expect(last.getByText('Word 1')).toBeVisible();
  await expect.poll(icons).toBe(3);

  // The address is written a moment after a turn, and a reload opens what it names.
  await expect(page).toHaveURL(/\bpage=20\b/);
  origin.asked.length = 0;
  await page.evaluate(() => localStorage.setItem('viewerSettings', JSON.stringify({ comments: 'off' })));
  await page.reload();
  await expectPageShown(page, 20);
  await page.keyboard.press('End');
  await expect(last).toBeVisible();
  await expect(last.getByText(/comment|Word 1|Read them all/i)).toHaveCount(0);
  expect(icons()).toBe(0);
});
