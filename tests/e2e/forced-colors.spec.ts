import type { Page } from 'playwright/test';

import { opened, openedSettings } from '../screens/states';
import { expectStatesSeen, STATES } from './both-states';
import { expectHydrated, expectLaidOut, expectPageShown, FERRY, skipGreeting, VERTICAL_CHAPTER } from './reader';
import { expect, test } from './test';

// axe.spec.ts checks the admin pages.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const pressed = (key: string) => async (page: Page) => {
  await expectPageShown(page, 1);
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
  // The button of offline reading is disabled until the cache has been asked.
  await expect(page.getByRole('dialog').locator('[aria-disabled="true"]')).toHaveCount(0);
};
const viewer = `/viewer/${FERRY.firstChapterId}`;
/** What is rendered on the client. */
const shown = (button: RegExp) => (page: Page) =>
  expect(page.getByRole('button', { name: button }).first()).toBeVisible();
/** Before the last banner "next" stops. */
const atTheLastBanner = async (page: Page) => {
  for (const place of [/^1 /, /^(\d+) \/ \1$/]) {
    await expect(page.getByText(/^\d+ \/ \d+$/)).toHaveText(place);
    await page.getByRole('button', { name: 'Previous banner' }).click();
  }
  await expect(page.getByRole('button', { name: 'Next banner' })).toBeDisabled();
};
type Screen = [path: string, open?: (page: Page) => Promise<void>];
const SCREENS: readonly Screen[] = [
  ['/ranking/hottest'],
  ['/updates', atTheLastBanner],
  ['/updates', openedSettings],
  ['/manga_list/ongoing', opened(0)],
  ['/manga_list/ongoing', opened(1)],
  [`/titles/${FERRY.titleId}`],
  [`/comments/${FERRY.firstChapterId}`, shown(/^Like /)],
  ['/faq'],
  ['/webview/questionnaire/eng/reading', shown(/^Send/)],
  ...['s', 'c', 'g'].map((key): Screen => [viewer, pressed(key)]),
  [`/viewer/${VERTICAL_CHAPTER}`, pressed('s')],
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
    const states = new Set([...seen].map((kind) => kind.split(' ')[0]));
    if (!device) expect([...states]).toEqual(expect.arrayContaining(Object.keys(STATES)));
  });
