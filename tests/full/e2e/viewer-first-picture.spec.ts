import { expect } from 'playwright/test';

import { limits } from '@/lib/limits';

import { CHAPTERS } from '@/tests/support/fixture-chapters';
import { holdTimers } from '@/tests/e2e/hold-timers';
import { expectPageShown } from '@/tests/e2e/reader';
import { held } from '@/tests/e2e/viewer/held';
import { askedPages } from '@/tests/e2e/viewer/picture-requests';
import { test } from '@/tests/e2e/viewer/served';

const { id: keyedId, pages } = CHAPTERS.keyedStrip;

test('the first encrypted picture is requested once, before scripts, and one worker decrypts the others', async ({
  page,
  served: { origin },
}) => {
  // It never ends by itself: how long the page waits for its worker.
  await holdTimers(page, limits.workerWaitMs);
  const scripts = held();
  await page.route('**/_next/static/chunks/**', async (route) => {
    await scripts.until;
    await route.continue();
  });
  await page.goto(`/viewer/${keyedId}`, { waitUntil: 'domcontentloaded' });
  const first = page.locator('[data-page="1"] img');
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  scripts.release();
  await expectPageShown(page, 1);
  expect(askedPages(origin, keyedId).filter((number) => number === 1)).toHaveLength(1);

  await page.locator(`[data-page="${pages.length}"]`).scrollIntoViewIfNeeded();
  await expectPageShown(page, pages.length);
  expect(page.workers()).toHaveLength(1);
  const fetched = await page
    .workers()[0]!
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.some((address) => address.includes(`/${pages.length}.webp`))).toBe(true);
});
