import { expect } from 'playwright/test';

import { CHAPTERS, STRIP_CHAIN } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { scrollTo, watchHeld } from './scroll-to';
import { test } from './served';

const MOST_PICTURES = 12;
const MOST_CHAPTERS = 3;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => watchHeld(page));

test('a strip of 300 pages holds a dozen pictures at most @R3', async ({ page, served: { origin } }) => {
  // As long as pages of 800 by 1500 px, but soon drawn.
  const chapter = { ...CHAPTERS.strip300, id: 9_300, pages: Array(300).fill({ width: 80, height: 150 }) };
  origin.put(chapter);
  await openChapter(page, chapter.id);
  await scrollTo(page, '[data-page="300"]');
  await expect(page.locator('[data-page="300"] img[data-ready]')).toHaveCount(1);
  const most = await page.evaluate(() => window.most);
  expect(most.pictures).toBeGreaterThan(0);
  expect(most.pictures).toBeLessThanOrEqual(MOST_PICTURES);
  expect(most.chapters).toBe(1);
});

test('of five chained chapters three are in the document, and those before come back @R3', async ({ page }) => {
  const boxOf = (index: number, child: number) => `[data-chapter="${STRIP_CHAIN[index]!.id}"] > :nth-child(${child})`;
  await openChapter(page, STRIP_CHAIN[0]!.id);
  await scrollTo(page, `[data-chapter="${STRIP_CHAIN.at(-1)!.id}"] [data-last]`);
  await expect(page.locator(boxOf(0, 1))).toHaveCount(0);
  await scrollTo(page, boxOf(1, 5), 'back');
  await page.locator(boxOf(1, 5)).evaluate((box) => box.scrollIntoView());
  await expect(page.locator('[data-position]')).toHaveText('Page 5 of 12');
  await expectPageShown(page, 5);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator(`${boxOf(0, 1)} img[data-ready]`)).toBeInViewport();
  const most = await page.evaluate(() => window.most);
  expect(most.pictures).toBeLessThanOrEqual(MOST_PICTURES);
  expect(most.chapters).toBe(MOST_CHAPTERS);
});
