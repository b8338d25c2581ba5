import { expect, type Page } from 'playwright/test';

import type { Border, ChapterSpec } from '../../support/chapter-spec';
import { PAGE } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter, switchSetting } from './open-chapter';
import { test } from './served';

/** Keyed ones: pictures of another host are shown, and their pixels cannot be read. */
const bordered = (shade: Border['shade'], part: number) => ({ ...PAGE, keyed: true, border: { shade, part } });
const CHAPTER: ChapterSpec = {
  id: 9_330,
  pages: [bordered('white', 0.1), bordered('black', 0.12), bordered('white', 0.12), { ...PAGE, keyed: true }],
};

/** How much wider and higher a picture is than what is seen of it. */
const spare = (page: Page, number: number) =>
  page.locator(`[data-page="${number}"]`).evaluate((box) => {
    const [all, seen] = [box.querySelector('img')!.getBoundingClientRect(), box.getBoundingClientRect()];
    return [all.width / seen.width, all.height / seen.height];
  });
const cutBy = (part: number) => {
  const around = 1 / (1 - 2 * part);
  return [expect.closeTo(around, 1), expect.closeTo(around, 1)] as unknown as number[];
};

test('white and black borders are cropped on request, side by side alike, and never in strips @R30', async ({
  page,
  served: { origin },
}) => {
  origin.put(CHAPTER);
  await page.setViewportSize({ width: 1000, height: 800 });
  await openChapter(page, CHAPTER.id, { mode: 'horizontal' });
  expect(await spare(page, 1)).toEqual([1, 1]);
  await page.keyboard.press('s');
  await switchSetting(page, 'Cut off white and black borders');
  await page.keyboard.press('Escape');
  await expect.poll(() => spare(page, 1)).toEqual(cutBy(0.1));
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 2);
  await expect.poll(() => spare(page, 2)).toEqual(cutBy(0.12));
  // What is left fits the window as a page does.
  expect((await page.locator('[data-page="2"]').boundingBox())!.height).toBe(800);

  await page.setViewportSize({ width: 1400, height: 800 });
  await expectPageShown(page, 3);
  await expect.poll(() => spare(page, 2)).toEqual(cutBy(0.12));
  expect(await spare(page, 2)).toEqual(await spare(page, 3));
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 4);
  expect(await spare(page, 4)).toEqual([1, 1]);

  await page.keyboard.press('Home');
  await page.keyboard.press('m');
  await expect.poll(() => spare(page, 1)).toEqual([1, 1]);
});
