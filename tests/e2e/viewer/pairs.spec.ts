import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

const WIDE = { width: 1280, height: 800 };
/** The screens of the chapter with wide pages: 5, 13 and 14 are wide, 9 and 10 the halves of a drawing. */
const SCREENS = ['1', '2,3', '4', '5', '6,7', '8', '9,10', '11,12', '13', '14', '15'];
const SHIFTED = ['1,2', '3,4', '5', '6,7', '8', '9,10', '11,12', '13', '14', '15'];

test.use({ viewport: WIDE });

const shown = (page: Page) =>
  page
    .locator('[data-page][data-shown]')
    .evaluateAll((boxes: HTMLElement[]) => boxes.map(({ dataset }) => dataset.page).join());

async function expectScreen(page: Page, screen: string): Promise<void> {
  await expect.poll(() => shown(page)).toBe(screen);
  for (const number of screen.split(',')) await expectPageShown(page, Number(number));
}

for (const [direction, { id }] of [
  ['left to right', CHAPTERS.widePages],
  ['right to left', CHAPTERS.widePagesRightToLeft],
] as const) {
  test(`R13: read from ${direction}, every page comes once on its way, and once on the way back`, async ({ page }) => {
    await openChapter(page, id, { mode: 'horizontal' });
    for (const [index, screen] of SCREENS.entries()) {
      if (index > 0) await page.keyboard.press(' ');
      await expectScreen(page, screen);
    }
    for (const screen of SCREENS.toReversed().slice(1)) {
      await page.keyboard.press('Shift+ ');
      await expectScreen(page, screen);
    }
  });

  test(`R13: read from ${direction}, two pages touch in the middle, and one that is left over lies on its own side`, async ({
    page,
  }) => {
    await openChapter(page, id, { mode: 'horizontal' });
    const box = async (number: number) => (await page.locator(`[data-page="${number}"]`).boundingBox())!;
    const isLtr = direction === 'left to right';
    const middle = WIDE.width / 2;
    const expectFirstHalf = async (number: number) => {
      const { x, width } = await box(number);
      expect(Math.abs((isLtr ? x + width : x) - middle)).toBeLessThanOrEqual(1);
    };
    await page.keyboard.press(' ');
    await expectScreen(page, '2,3');
    const [first, second] = isLtr ? [await box(2), await box(3)] : [await box(3), await box(2)];
    expect(first.x + first.width).toBe(second.x);
    await expectFirstHalf(2);
    await page.keyboard.press(' ');
    await expectScreen(page, '4');
    await expectFirstHalf(4);
    await page.keyboard.press(' ');
    await expectScreen(page, '5');
    const wide = await box(5);
    expect(Math.abs(wide.x + wide.width / 2 - middle)).toBeLessThanOrEqual(1);

    // The halves of a drawing lie as it was drawn, whichever is read first.
    for (const screen of ['6,7', '8', '9,10']) {
      await page.keyboard.press(' ');
      await expectScreen(page, screen);
    }
    const [left, right] = isLtr ? [9, 10] : [10, 9];
    const [leftBox, rightBox] = [await box(left), await box(right)];
    expect(leftBox.x + leftBox.width).toBe(rightBox.x);
  });
}

test('R14: one key pairs the pages the other way, until the page is loaded again', async ({ page }) => {
  await openChapter(page, CHAPTERS.widePages.id, { mode: 'horizontal' });
  await page.keyboard.press('o');
  for (const [index, screen] of SHIFTED.entries()) {
    if (index > 0) await page.keyboard.press(' ');
    await expectScreen(page, screen);
  }
  await page.keyboard.press('Home');
  await expectScreen(page, '1,2');
  await page.keyboard.press('o');
  await expectScreen(page, '1');
  await page.keyboard.press('o');
  await expectScreen(page, '1,2');
  await page.reload();
  await expectScreen(page, '1');
});

test('R14: to pair otherwise loses no page in the middle of a chapter', async ({ page }) => {
  await openChapter(page, CHAPTERS.pages20.id, { mode: 'horizontal', left: { page: 10, fraction: 0 } });
  await expectScreen(page, '10,11');
  await page.keyboard.press('o');
  await expectScreen(page, '9,10');
  await page.keyboard.press('o');
  await expectScreen(page, '10,11');
});

test('R15: two pages side by side above 1,100 px alone, from one moment to the next @4.48 @9.9', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await openChapter(page, CHAPTERS.pages20.id, { mode: 'horizontal', left: { page: 10, fraction: 0 } });
  await expectScreen(page, '10');
  for (const [width, screen] of [
    [1101, '10,11'],
    [1100, '10'],
    [1920, '10,11'],
    [700, '10'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectScreen(page, screen);
  }
});
