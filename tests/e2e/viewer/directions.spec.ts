import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown, showBars } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';
import { fingersOn } from './touch';

const slider = (page: Page) => page.getByRole('slider', { name: 'Page' });
const expectPage = async (page: Page, number: number) => {
  await expectPageShown(page, number);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(number));
};

const DIRECTIONS = [
  {
    from: 'left to right',
    id: CHAPTERS.pages20.id,
    forward: 'right',
    back: 'left',
    forwardKey: 'ArrowRight',
    backKey: 'ArrowLeft',
    sign: 1,
  },
  {
    from: 'right to left',
    id: CHAPTERS.rightToLeft.id,
    forward: 'left',
    back: 'right',
    forwardKey: 'ArrowLeft',
    backKey: 'ArrowRight',
    sign: -1,
  },
] as const;

for (const { from, id, forward, back, forwardKey, backKey, sign } of DIRECTIONS) {
  test.describe(`read from ${from}`, () => {
    const width = 390;
    /** A part of the width, counted from where reading begins. */
    const at = (part: number) => width * (sign > 0 ? part : 1 - part);

    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(({ page }) => openChapter(page, id, { mode: 'horizontal' }));

    test(`R16: arrows and letters turn to their own side, read from ${from}`, async ({ page }) => {
      for (const [key, number] of [
        [forwardKey, 2],
        [forwardKey, 3],
        [backKey, 2],
        [sign > 0 ? 'd' : 'a', 3],
        [sign > 0 ? 'a' : 'd', 2],
        [backKey, 1],
        [backKey, 1],
      ] as const) {
        await page.keyboard.press(key);
        await expectPage(page, number);
      }
    });

    test(`R16: space and the page keys go on, read from ${from}`, async ({ page }) => {
      for (const [key, number] of [
        [' ', 2],
        ['PageDown', 3],
        ['ArrowDown', 4],
        ['Shift+ ', 3],
        ['PageUp', 2],
        ['ArrowUp', 1],
        ['End', 20],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key);
        if (key === 'End') await page.keyboard.press('PageUp');
        await expectPage(page, number);
      }
    });

    test(`R16: taps at the ${forward} go on and at the ${back} go back, read from ${from}`, async ({ page }) => {
      for (const [part, number] of [
        [0.9, 2],
        [0.75, 3],
        [0.1, 2],
        [0.25, 1],
      ] as const) {
        await page.mouse.click(at(part), 400);
        await expectPage(page, number);
      }
      await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', 'hidden');
      await page.mouse.click(at(0.5), 400);
      await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', 'shown');
      await expectPage(page, 1);
    });

    test.describe('by finger', () => {
      test.use({ hasTouch: true, isMobile: true });

      test(`R16: a page is pulled in from the ${forward}, read from ${from}`, async ({ page }) => {
        const fingers = await fingersOn(page);
        const swipe = async (by: number) => {
          await fingers.touch({ x: width / 2, y: 400 });
          await fingers.drag({ x: by, y: 5 });
          await fingers.lift();
        };
        for (const [by, number] of [
          [-120, 2],
          [-120, 3],
          [120, 2],
        ] as const) {
          await swipe(by * sign);
          await expectPage(page, number);
        }
        await swipe(10 * sign);
        await fingers.touch({ x: width / 2, y: 500 });
        await fingers.drag({ x: 60, y: -200 });
        await fingers.lift();
        await swipe(120 * sign);
        await expectPage(page, 1);
      });
    });

    test(`R16: the slider begins where reading does, read from ${from}`, async ({ page }) => {
      await showBars(page);
      // The position beside it is as wide as its font makes it.
      await expect(page.locator('html:not([data-held])')).toBeAttached();
      const box = slider(page).locator('..');
      const track = (await box.boundingBox())!;
      const press = (part: number) =>
        box.click({ position: { x: track.width * (sign > 0 ? part : 1 - part), y: track.height / 2 } });
      const knob = async () => {
        const { x } = (await slider(page).locator('~ [aria-hidden]').last().boundingBox())!;
        return (sign > 0 ? x - track.x : track.x + track.width - x) / track.width;
      };
      const filled = () =>
        slider(page)
          .locator('+ [aria-hidden]')
          .evaluate((element) => {
            const { transform, transformOrigin } = getComputedStyle(element, '::after');
            return { part: new DOMMatrix(transform).a, from: parseFloat(transformOrigin) > 0 ? 'right' : 'left' };
          });
      for (const [part, number] of [
        [0.25, 6],
        [0.75, 15],
        [0.1, 3],
      ] as const) {
        await press(part);
        await expectPage(page, number);
        const done = (number - 1) / 19;
        expect(await knob()).toBeCloseTo(done, 1);
        expect((await filled()).part).toBeCloseTo(done, 2);
        expect((await filled()).from).toBe(back);
      }
      await slider(page).focus();
      for (const [key, number] of [
        [forwardKey, 4],
        [forwardKey, 5],
        [backKey, 4],
      ] as const) {
        await page.keyboard.press(key);
        await expectPage(page, number);
      }
    });

    test(`R16: the first page of all stands at the ${back}, read from ${from}`, async ({ page }) => {
      await page.keyboard.press('g');
      const cells = page.getByRole('dialog', { name: 'All pages' }).getByRole('listitem');
      await expect(cells).toHaveCount(20);
      const [first, second] = [(await cells.nth(0).boundingBox())!, (await cells.nth(1).boundingBox())!];
      expect(second.y).toBe(first.y);
      expect(Math.sign(second.x - first.x)).toBe(sign);
      await expect(cells.nth(0).getByRole('button')).toBeFocused();
      await page.keyboard.press(forwardKey);
      await page.keyboard.press('Enter');
      await expectPage(page, 2);
    });
  });
}
