import type { Page } from 'playwright/test';

import { opened, openedSettings } from '../screens/states';
import { expectStatesSeen } from './both-states';
import { expectHydrated, expectLaidOut, expectPageShown, FERRY, skipGreeting } from './reader';
import { expect, test } from './test';

// axe.spec.ts checks the admin pages.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const pressed = (key: string) => async (page: Page) => {
  await expectPageShown(page, 1);
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
};
const viewer = `/viewer/${FERRY.firstChapterId}`;
type Screen = [path: string, open?: (page: Page) => Promise<void>];
const SCREENS: readonly Screen[] = [
  ['/ranking/hottest'],
  ['/updates', openedSettings],
  ['/manga_list/ongoing', opened(0)],
  ['/manga_list/ongoing', opened(1)],
  [`/titles/${FERRY.titleId}`],
  [`/comments/${FERRY.firstChapterId}`],
  ['/faq'],
  ['/webview/questionnaire/eng/reading'],
  ...['s', 'c', 'g'].map((key): Screen => [viewer, pressed(key)]),
];

for (const [device, screens] of [
  ['', SCREENS],
  [' on a phone @phone', [['/ranking/hottest'], [viewer, pressed('s')]]],
] as [string, readonly Screen[]][])
  test(`both states of every control differ in forced colours${device}`, async ({ page }) => {
    const seen = new Set<string>();
    await skipGreeting(page);
    // The slider is of horizontal reading, the progress bar of the strip.
    if (!device) await page.addInitScript(() => localStorage.setItem('viewerMode', 'horizontal'));
    for (const [at, open] of screens) {
      await page.goto(at);
      await expectHydrated(page);
      await expectLaidOut(page);
      await open?.(page);
      await test.step(at, () => expectStatesSeen(page, seen));
    }
  });
