import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { showBars } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.pages20;

declare global {
  interface Window {
    /** Locks that are held, and how many ever were. */
    locks: { held: number; taken: number };
    /** Puts the tab away, or brings it back. */
    see(isSeen: boolean): void;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const locks = (window.locks = { held: 0, taken: 0 });
    const all: { released: boolean; release(): Promise<void> }[] = [];
    const request = async () => {
      if (document.visibilityState !== 'visible') throw new DOMException('Not seen', 'NotAllowedError');
      locks.held++;
      locks.taken++;
      const lock = {
        released: false,
        async release() {
          if (!lock.released) locks.held--;
          lock.released = true;
        },
      };
      all.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    let state: DocumentVisibilityState = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    window.see = (isSeen) => {
      state = isSeen ? 'visible' : 'hidden';
      // A browser takes the lock from a page that is not seen.
      if (!isSeen) all.forEach((lock) => void lock.release());
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
});

const expectHeld = (page: Page, held: number) => expect.poll(() => page.evaluate(() => window.locks.held)).toBe(held);

test('R28: the screen stays on while a chapter is read, not while it is out of sight, nor once it is left', async ({
  page,
}) => {
  await openChapter(page, id);
  await expectHeld(page, 1);
  await page.evaluate(() => window.see(false));
  await expectHeld(page, 0);
  await page.evaluate(() => window.see(true));
  await expectHeld(page, 1);
  expect(await page.evaluate(() => window.locks.taken)).toBe(2);

  await showBars(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Series ${id}` })
    .click();
  await expect(page).toHaveURL(`/titles/${id}`);
  await expectHeld(page, 0);
  await page.evaluate(() => window.see(false));
  await page.evaluate(() => window.see(true));
  await expectHeld(page, 0);
});

test('R28: the screen may go off where its reader wants it to', async ({ page }) => {
  await openChapter(page, id);
  await expectHeld(page, 1);
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('switch', { name: 'Keep the screen on' }).click();
  await expectHeld(page, 0);
  await page.reload();
  await expect(page.locator('[data-page="1"] img[data-ready]')).toBeInViewport();
  await expectHeld(page, 0);
});

test('R28: a browser that keeps no screen on reads all the same', async ({ page }) => {
  await page.addInitScript(
    () => void (navigator.wakeLock.request = () => Promise.reject(new DOMException('No', 'NotAllowedError'))),
  );
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openChapter(page, id, { mode: 'horizontal' });
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-page="2"] img[data-ready]')).toBeInViewport();
  expect(errors).toEqual([]);
});
