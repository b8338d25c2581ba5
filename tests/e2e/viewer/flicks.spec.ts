import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPage, openChapter } from './open-chapter';
import { test } from './served';

const stage = (page: Page) => page.locator('[data-viewer] main');
const scrolled = (page: Page) => stage(page).evaluate(({ scrollLeft, scrollTop }) => [Math.abs(scrollLeft), scrollTop]);
const toEnd = (page: Page) =>
  stage(page).evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }));
/** As long as momentum takes to show. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    while (left-- > 0) await new Promise(requestAnimationFrame);
  }, count);

test.use({ viewport: { width: 1000, height: 800 } });

for (const [from, id] of [
  ['left to right', CHAPTERS.pages20.id],
  ['right to left', CHAPTERS.rightToLeft.id],
] as const) {
  test(`a flick of the wheel that turns leaves the new page at its top, read from ${from} @R19`, async ({ page }) => {
    const input = await page.context().newCDPSession(page);
    let time = Date.now() / 1000;
    // Each step has its own time: on a slow machine pauses between them would make several gestures of one.
    const flick = async (way: number) => {
      time += 1;
      for (let step = 0; step < 25; step++)
        await input.send('Input.dispatchMouseEvent', {
          type: 'mouseWheel',
          x: 500,
          y: 400,
          deltaX: 0,
          deltaY: way * 120 * 0.95 ** step,
          timestamp: time + step / 60,
        });
      await frames(page, 30);
    };
    await openChapter(page, id, { mode: 'horizontal', settings: { fit: 'width' } });
    await flick(1);
    await expectPage(page, 1);
    expect((await scrolled(page))[1]).toBeGreaterThan(300);
    await toEnd(page);
    for (const [way, number] of [
      [1, 2],
      [-1, 1],
    ] as const) {
      await flick(way);
      await expectPage(page, number);
      expect(await scrolled(page)).toEqual([0, 0]);
    }
  });
}
