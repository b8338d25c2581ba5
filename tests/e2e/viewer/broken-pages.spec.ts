import { expect } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

// One page at a time.
test.use({ viewport: { width: 1000, height: 800 } });

const { id } = CHAPTERS.pages20;
const FIRST = /^\/pages\/\d+\/\w+\/1\.webp/;
const SECOND = /^\/pages\/\d+\/\w+\/2\.webp/;
/** How often the viewer requests a picture by itself, and longer than it waits each time, in ms. */
const ATTEMPTS = 4;
const WAIT = 10_000;

test.beforeEach(async ({ page }) => {
  // Timers run as ever, and can be run ahead of.
  await page.clock.install();
});

for (const [failure, mode] of [
  [404, 'vertical'],
  ['garbage', 'horizontal'],
] as const) {
  test(`a page that fails (${failure}) is requested again, then by a button, at another address each time @R23`, async ({
    page,
    served: { origin },
  }) => {
    const asked = () =>
      new Set(origin.asked.filter(({ path }) => SECOND.test(path)).map(({ path }) => new URL(path, 'http://o').search));
    const box = page.locator('[data-page="2"]');
    const retry = box.getByRole('button', { name: 'Try again' });
    const size = () => box.evaluate((element) => [element.clientWidth, element.clientHeight]);
    origin.disturb(SECOND, { failure });
    await openChapter(page, id, { mode });
    if (mode === 'horizontal') await page.keyboard.press('ArrowRight');
    else await box.scrollIntoViewIfNeeded();
    await expect(retry).toBeInViewport();
    const before = await size();
    await expect
      .poll(async () => {
        await page.clock.fastForward(WAIT);
        return asked().size;
      })
      .toBe(ATTEMPTS);
    await expect(retry).toBeVisible();
    expect(await size()).toEqual(before);

    origin.heal();
    await retry.click();
    await expectPageShown(page, 2);
    expect(asked().size).toBe(ATTEMPTS + 1);
    expect(await size()).toEqual(before);
  });
}

test('a first page that failed before scripts ran is requested again by itself @R23', async ({
  page,
  served: { origin },
}) => {
  origin.disturb(FIRST, { failure: 500 });
  const failed = page.waitForResponse((response) => FIRST.test(new URL(response.url()).pathname));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto(`/viewer/${id}`);
  await expect(page.locator('[data-page="1"]').getByRole('button', { name: 'Try again' })).toBeInViewport();
  origin.heal();
  await page.clock.fastForward(WAIT);
  await expectPageShown(page, 1);
});
