import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectLaidOut, showBars } from '../reader';
import { expectPage, openChapter, slider } from './open-chapter';
import { test } from './served';
import { fingersOn } from './touch';

const WIDTH = 390;

test.use({ viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true });

for (const [from, id, sign] of [
  ['left to right', CHAPTERS.pages20.id, 1],
  ['right to left', CHAPTERS.rightToLeft.id, -1],
] as const) {
  const [forwardKey, backKey] = sign > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  /** A part of a width, counted from where reading begins. */
  const along = (part: number, width: number) => width * (sign > 0 ? part : 1 - part);

  test(`keys, taps and swipes turn the way the chapter is read, from ${from} @R16`, async ({ page }) => {
    await openChapter(page, id, { mode: 'horizontal' });
    for (const [index, key] of [forwardKey, ' ', 'PageDown', backKey, 'Shift+ ', 'PageUp'].entries()) {
      await page.keyboard.press(key);
      await expectPage(page, [2, 3, 4, 3, 2, 1][index]!);
    }
    await page.touchscreen.tap(along(0.9, WIDTH), 400);
    await expectPage(page, 2);
    await page.touchscreen.tap(along(0.1, WIDTH), 400);
    await expectPage(page, 1);

    const fingers = await fingersOn(page);
    const swipe = async (x: number, y = 5) => {
      await fingers.touch({ x: WIDTH / 2, y: 400 });
      await fingers.drag({ x: x * sign, y });
      await fingers.lift();
    };
    await swipe(-120);
    await expectPage(page, 2);
    // Too short, and too steep.
    await swipe(-10);
    await swipe(-60, -200);
    await swipe(120);
    await expectPage(page, 1);
  });

  test(`the slider and the page grid begin where reading does, from ${from} @R16`, async ({ page }) => {
    await openChapter(page, id, { mode: 'horizontal' });
    await showBars(page);
    // The position beside it is as wide as its font makes it.
    await expectLaidOut(page);
    const box = slider(page).locator('..');
    const track = (await box.boundingBox())!;
    await box.click({ position: { x: along(0.25, track.width), y: track.height / 2 } });
    await expectPage(page, 6);
    const knob = (await slider(page).locator('~ [aria-hidden]').last().boundingBox())!;
    expect(along((knob.x - track.x) / track.width, 1)).toBeCloseTo(5 / 19, 1);
    expect(await filled(page)).toEqual({ part: expect.closeTo(5 / 19, 2), from: sign > 0 ? 'left' : 'right' });
    await slider(page).press(forwardKey);
    await expectPage(page, 7);
    await page.keyboard.press('Home');
    await expectPage(page, 1);
    await page.keyboard.press('g');
    const cells = page.getByRole('dialog', { name: 'All pages' }).getByRole('listitem');
    await expect(cells).toHaveCount(20);
    const [first, second] = [(await cells.nth(0).boundingBox())!, (await cells.nth(1).boundingBox())!];
    expect(second.y).toBe(first.y);
    expect(Math.sign(second.x - first.x)).toBe(sign);
    await page.keyboard.press(forwardKey);
    await page.keyboard.press('Enter');
    await expectPage(page, 2);
  });
}

/** How much of the slider's track is filled, and from which side. */
const filled = (page: Page) =>
  slider(page)
    .locator('+ [aria-hidden]')
    .evaluate((element) => {
      const { transform, transformOrigin } = getComputedStyle(element, '::after');
      return { part: new DOMMatrix(transform).a, from: parseFloat(transformOrigin) > 0 ? 'right' : 'left' };
    });
