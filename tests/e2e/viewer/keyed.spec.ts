import { expect, type Page } from 'playwright/test';

import { limits } from '@/lib/limits';

import { CHAPTERS } from '../../support/fixture-chapters';
import { holdTimers } from '../hold-timers';
import { expectPageShown } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

const { id, pages } = CHAPTERS.keyedStrip;
const LAST = pages.length;

const toEnd = (page: Page) => page.locator(`[data-page="${LAST}"]`).scrollIntoViewIfNeeded();

test('keys are undone in one thread beside the page’s', async ({ page }) => {
  // However long it takes to start.
  await holdTimers(page, limits.workerWaitMs);
  await openChapter(page, id);
  await expect.poll(() => page.workers().length).toBe(1);
  await toEnd(page);
  await expectPageShown(page, LAST);
  const fetched = await page
    .workers()[0]!
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.some((address) => address.includes(`/${LAST}.webp`))).toBe(true);
  expect(page.workers()).toHaveLength(1);
});

test('a keyed picture that the origin refuses can be asked for again', async ({ page, served: { origin } }) => {
  const file = new RegExp(`^/pages/${id}/\\w+/${LAST}\\.`);
  await page.clock.install();
  await openChapter(page, id);
  origin.disturb(file, { failure: 404 });
  await toEnd(page);
  const retry = page.locator(`[data-page="${LAST}"]`).getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  // Until it is the reader's turn.
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return origin.asked.filter(({ path }) => file.test(path)).length;
    })
    .toBe(4);
  await expect(retry).toBeVisible();
  origin.heal();
  await retry.click();
  await expectPageShown(page, LAST);
});

test('where no thread may be started, the page undoes keys itself', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('Refused by a policy', 'SecurityError');
      }
    } as never;
  });
  await openChapter(page, id);
  await toEnd(page);
  await expectPageShown(page, LAST);
  expect(page.workers()).toHaveLength(0);
});
