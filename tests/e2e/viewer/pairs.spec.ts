import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

const WIDE = { width: 1280, height: 800 };
/** The screens of the chapter with wide pages: 5, 13 and 14 are wide, 9 and 10 the halves of a drawing. */
const SCREENS = ['1', '2,3', '4', '5', '6,7', '8', '9,10', '11,12', '13', '14', '15'];

test.use({ viewport: WIDE });

async function expectScreen(page: Page, screen: string): Promise<void> {
  const shown = () =>
    page
      .locator('[data-page][data-shown]')
      .evaluateAll((boxes: HTMLElement[]) => boxes.map(({ dataset }) => dataset.page).join());
  await expect.poll(shown).toBe(screen);
  for (const number of screen.split(',')) await expectPageShown(page, Number(number));
}

for (const [direction, { id }] of [
  ['left to right', CHAPTERS.widePages],
  ['right to left', CHAPTERS.widePagesRightToLeft],
] as const) {
  test(`pages read from ${direction} pair as on paper, and each comes once forward and back @R13`, async ({ page }) => {
    const isLtr = direction === 'left to right';
    const middle = WIDE.width / 2;
    const edges = async (number: number) => {
      const { x, width } = (await page.locator(`[data-page="${number}"]`).boundingBox())!;
      return { left: x, right: x + width };
    };
    /** Two pages touch, in reading order or as they are drawn. */
    const expectSideBySide = async (left: number, right: number) =>
      expect((await edges(left)).right).toBe((await edges(right)).left);
    const checks: Record<string, () => Promise<void>> = {
      '2,3': () => (isLtr ? expectSideBySide(2, 3) : expectSideBySide(3, 2)),
      // Left over, on its own side.
      '4': async () => {
        const { left, right } = await edges(4);
        expect(Math.abs((isLtr ? right : left) - middle)).toBeLessThanOrEqual(1);
      },
      '5': async () => {
        const { left, right } = await edges(5);
        expect(Math.abs((left + right) / 2 - middle)).toBeLessThanOrEqual(1);
      },
      // The halves of a drawing lie as it was drawn, whichever is read first.
      '9,10': () => (isLtr ? expectSideBySide(9, 10) : expectSideBySide(10, 9)),
    };
    await openChapter(page, id, { mode: 'horizontal' });
    for (const [index, screen] of SCREENS.entries()) {
      if (index > 0) await page.keyboard.press(' ');
      await expectScreen(page, screen);
      await checks[screen]?.();
    }
    for (const screen of SCREENS.toReversed().slice(1)) {
      await page.keyboard.press('Shift+ ');
      await expectScreen(page, screen);
    }
  });
}

test('one key shifts the pairing until a reload, and two pages share a window above 1,100 px alone @R14 @R15 @4.48 @9.9', async ({
  page,
}) => {
  await openChapter(page, CHAPTERS.pages20.id, { mode: 'horizontal', left: { page: 10, fraction: 0 } });
  await expectScreen(page, '10,11');
  await page.keyboard.press('o');
  await expectScreen(page, '9,10');
  await page.keyboard.press(' ');
  await expectScreen(page, '11,12');
  await expect(page).toHaveURL(/[?&]page=11\b/);
  await page.reload();
  await expectScreen(page, '10,11');
  for (const [width, screen] of [
    [1100, '11'],
    [1101, '10,11'],
    [700, '11'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectScreen(page, screen);
  }
});
