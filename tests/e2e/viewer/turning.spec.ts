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

test('a page stays until the next one has come, however fast pages are turned @R6', async ({
  page,
  served: { origin },
}) => {
  const [fourth, all] = [held(), held()];
  origin.disturb(new RegExp(`/pages/${id}/high/4\\.`), fourth);
  await openChapter(page, id, { mode: 'horizontal' });
  await watchFrames(page);
  for (const number of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
  }
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '4');
  await expectPageShown(page, 3);
  fourth.release();
  await expectPageShown(page, 4);
  await expect.poll(() => seenInFrames(page)).toEqual(numbers(1, 4));

  origin.disturb(/^\/pages\//, all);
  for (let turn = 0; turn < 9; turn++) await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '13');
  all.release();
  await expectPageShown(page, 13);
  await expect.poll(async () => (await seenInFrames(page)).at(-1)).toBe('13');
  expect(await seenInFrames(page)).not.toContain('blank');
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
    await expect.poll(() => seenInFrames(page)).toEqual(['1', '2,3']);
  });
});
