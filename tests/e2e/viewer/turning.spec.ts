import { expect } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { seenInFrames, watchFrames } from './frames';
import { held } from './held';
import { openChapter } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.pages20;
const PHONE = { width: 390, height: 844 };
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

test.use({ viewport: PHONE });

for (const [pages, chapterId] of [
  ['plain', id],
  ['keyed', CHAPTERS.keyed.id],
] as const) {
  test(`R6: a dozen turns through ${pages} pages that are there show a picture in every frame`, async ({ page }) => {
    await openChapter(page, chapterId, { mode: 'horizontal' });
    await watchFrames(page);
    for (let number = 2; number <= 13; number++) {
      await expect(page.locator(`[data-page="${number}"] img[data-ready]`)).toHaveCount(1);
      await page.keyboard.press('ArrowRight');
      await expectPageShown(page, number);
    }
    for (let number = 12; number >= 11; number--) {
      await page.keyboard.press('ArrowLeft');
      await expectPageShown(page, number);
    }
    await expect.poll(() => seenInFrames(page)).toEqual([...numbers(1, 13), '12', '11']);
  });
}

test('R6: a page stays until the next one has come, and says what it waits for', async ({
  page,
  served: { origin },
}) => {
  const late = held();
  origin.disturb(new RegExp(`/pages/${id}/high/4\\.`), late);
  await openChapter(page, id, { mode: 'horizontal' });
  await watchFrames(page);
  for (const number of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expectPageShown(page, number);
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuenow', '4');
  await expectPageShown(page, 3);
  late.release();
  await expectPageShown(page, 4);
  await expect.poll(() => seenInFrames(page)).toEqual(numbers(1, 4));
});

test('R6: turns faster than pictures come end at the page that was asked for last', async ({
  page,
  served: { origin },
}) => {
  const late = held();
  await openChapter(page, id, { mode: 'horizontal' });
  origin.disturb(/^\/pages\//, late);
  await watchFrames(page);
  for (let turn = 0; turn < 9; turn++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuenow', '10');
  late.release();
  await expectPageShown(page, 10);
  await expect.poll(async () => (await seenInFrames(page)).at(-1)).toBe('10');
  expect(await seenInFrames(page)).not.toContain('blank');
});

test.describe('beside each other', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('R6: two pages come together, however late the second', async ({ page, served: { origin } }) => {
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
