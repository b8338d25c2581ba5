import { expect } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { showBars } from '../reader';
import { openChapter, switchSetting } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.pages20;

test('the screen stays on while a chapter is open, unless its reader switches that off @R28', async ({ page }) => {
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = [];
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      locks.push(lock);
      return lock;
    };
    Object.assign(window, { heldLocks: () => locks.filter(({ released }) => !released).length });
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
