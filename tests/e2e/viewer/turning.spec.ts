import { expect } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { seenInFrames, watchFrames } from './frames';
import { held } from './held';
import { openChapter, slider } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.pages20;
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

test.use({ viewport: { width: 390, height: 844 } });

test('turns over preloaded pages show a decoded picture in every frame @R6', async ({ page }) => {
  await openChapter(page, CHAPTERS.keyed.id, { mode: 'horizontal' });
  await watchFrames(page);
  for (let number = 2; number <= 9; number++) {
    await expect(page.locator(`[data-page="${number}"] img[data-ready]`)).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
  }
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 8);
  await expect.poll(() => seenInFrames(page)).toEqual([...numbers(1, 9), '8']);
});

test('a page stays until the next one has come, for a moment, and the slider names what is seen @R6 @R33', async ({
  page,
  served: { origin },
}) => {
  const late = held();
  origin.disturb(new RegExp(`/pages/${id}/high/(?!1\\.)`), late);
  await openChapter(page, id, { mode: 'horizontal' });
  await watchFrames(page);
  await page.evaluate(() => {
    for (let presses = 0; presses < 3; presses++)
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '3');
  await expect(page.locator('[data-page="3"] [data-placeholder]')).toHaveText('3');
  late.release();
  await expectPageShown(page, 3);
  await expect.poll(() => seenInFrames(page)).toEqual(['1', '2 late', '3 late', '3']);
});

test.describe('side by side', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('two pages appear together, however late the second @R6', async ({ page, served: { origin } }) => {
    const late = held();
    origin.disturb(new RegExp(`/pages/${id}/high/3\\.`), late);
    await openChapter(page, id, { mode: 'horizontal' });
    await watchFrames(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-page="2"] img[data-ready]')).toHaveCount(1);
    await expectPageShown(page, 1);
    late.release();
    await expectPageShown(page, 3);
    // After 600 ms, which a busy machine takes, the spread's boxes stand before its pictures.
    const pictures = async () => (await seenInFrames(page)).filter((seen) => !seen.endsWith('late'));
    await expect.poll(pictures).toEqual(['1', '2,3']);
  });
});
