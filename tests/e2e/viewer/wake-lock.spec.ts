import { expect } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { showBars } from '../reader';
import { openChapter, switchSetting } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.pages20;

test('the screen stays on while a chapter is open, unless its reader switches that off @R28', async ({ page }) => {
  // Not every headless browser grants locks.
  await page.addInitScript(() => {
    const held = new Set<object>();
    navigator.wakeLock.request = (type) => {
      const lock = Object.assign(new EventTarget(), {
        type,
        released: false,
        release() {
          lock.released = true;
          held.delete(lock);
          return Promise.resolve();
        },
      });
      held.add(lock);
      return Promise.resolve(lock as unknown as WakeLockSentinel);
    };
    Object.assign(window, { heldLocks: () => held.size });
  });
  const expectHeld = (held: number) =>
    expect.poll(() => page.evaluate(() => (window as unknown as { heldLocks(): number }).heldLocks())).toBe(held);
  await openChapter(page, id);
  await expectHeld(1);
  await page.keyboard.press('s');
  await switchSetting(page, 'Keep the screen on');
  await expectHeld(0);
  await switchSetting(page, 'Keep the screen on');
  await expectHeld(1);
  await page.keyboard.press('Escape');
  await showBars(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Series ${id}` })
    .click();
  await expect(page).toHaveURL(`/titles/${id}`);
  await expectHeld(0);
});
