import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';
import { push, wheel } from './wheel-events';

const { id } = CHAPTERS.pages20;
const CALM = 1_000;
const expectPage = async (page: Page, number: number) => {
  await expectPageShown(page, number);
  await expect(page.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuenow', String(number));
};
const stage = (page: Page) => page.locator('[data-viewer] main');
const scrollTop = (page: Page) => stage(page).evaluate((element) => element.scrollTop);

test.use({ viewport: { width: 1000, height: 800 } });

test('R19: the wheel turns', async ({ page }) => {
  await openChapter(page, id, { mode: 'horizontal' });
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 120);
  await expectPage(page, 2);
});

test('R19: a push of the trackpad turns one page, however long it goes on by itself', async ({ page }) => {
  await openChapter(page, id, { mode: 'horizontal' });
  let at = 0;
  for (const [deltaY, number] of [
    [60, 2],
    [60, 3],
    [-60, 2],
    [200, 3],
    [8, 4],
  ] as const) {
    const events = push(at, { deltaY });
    await wheel(page, events);
    at = events.at(-1)!.at + CALM;
    await expectPage(page, number);
  }
  await test.step('a touch that hardly moves it turns none', async () => {
    await wheel(page, [
      { at, deltaY: 3 },
      { at: at + 16, deltaY: 3 },
    ]);
    await wheel(page, push(at + CALM, { deltaY: -60 }));
    await expectPage(page, 3);
  });
});

for (const [direction, chapter, toNext] of [
  ['left to right', CHAPTERS.pages20, 60],
  ['right to left', CHAPTERS.rightToLeft, -60],
] as const) {
  test(`R16: a push to the side goes to what lies there, read from ${direction}`, async ({ page }) => {
    await openChapter(page, chapter.id, { mode: 'horizontal' });
    await wheel(page, push(0, { deltaX: toNext }));
    await expectPage(page, 2);
    await wheel(page, push(9_000, { deltaX: toNext }));
    await expectPage(page, 3);
    await wheel(page, push(18_000, { deltaX: -toNext }));
    await expectPage(page, 2);
  });
}

test.describe('a page higher than the window', () => {
  test.beforeEach(({ page }) => openChapter(page, id, { mode: 'horizontal', settings: { fit: 'width' } }));

  test('R19: is scrolled by the wheel', async ({ page }) => {
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, 5_000);
    await expect
      .poll(() =>
        stage(page).evaluate(({ scrollTop: top, scrollHeight, clientHeight }) => scrollHeight - clientHeight - top),
      )
      .toBeLessThanOrEqual(1);
    await expectPage(page, 1);
  });

  test('R19: is turned by another gesture at its end, not by the one that came there', async ({ page }) => {
    await wheel(page, [{ at: 0, deltaY: 100 }]);
    await stage(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
    await wheel(page, push(100, { deltaY: 100 }));
    await expectPage(page, 1);
    await wheel(page, push(9_000, { deltaY: 100 }));
    await expectPage(page, 2);
    expect(await scrollTop(page)).toBe(0);
    await wheel(page, push(18_000, { deltaY: -100 }));
    await expectPage(page, 1);
  });
});

test('R19: where its reader wants it so, the wheel turns nothing', async ({ page }) => {
  await openChapter(page, id, { mode: 'horizontal', settings: { wheel: 'off' } });
  await wheel(page, push(0, { deltaY: 100 }));
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('ArrowRight');
  await expectPage(page, 2);
});

test('R19: the wheel scrolls a strip, natively', async ({ page }) => {
  await openChapter(page, id);
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 1_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_000);
});
