import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Locator, Page } from 'playwright/test';

import { opened, openedSettings } from '../screens/states';
import { serveSite } from '../support/serve-site';
import { expectHydrated, expectLaidOut, expectPageShown, FERRY, skipGreeting } from './reader';
import { expect, test } from './test';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const STATEFUL = '[aria-current], [aria-pressed], input:is([type="radio"], [type="checkbox"])';
/** What is drawn as far as a property of its style says: knob and fill of the slider, the fill of the progress bar. */
const MEASURES = [
  [':has(> [role="slider"])', '--knob', '#'],
  [':has(> [role="slider"])', '--done', '#'],
  ['[role="progressbar"] > *', 'transform', 'scaleX(#)'],
] as const;

/** Marks one visible control of each kind, of the modal dialog where one is open, and gives how many there are. */
const markKinds = (page: Page) =>
  page.evaluate((stateful) => {
    const kinds = new Map<string, Element>();
    for (const control of (document.querySelector(':modal') ?? document).querySelectorAll(stateful)) {
      const box = control.closest('label') ?? control;
      const kind = `${box.className} ${['aria-current', 'aria-pressed'].find((name) => control.hasAttribute(name))}`;
      if (!kinds.has(kind) && box.getClientRects().length > 0) kinds.set(kind, box);
    }
    [...kinds.values()].forEach((box, at) => box.setAttribute('data-kind', String(at)));
    return kinds.size;
  }, STATEFUL);

/**
 * Puts a control into its other state as CSS sees it: what React draws besides, such as a tick, is not needed for the two to differ. A copy
 * takes its place, because the next rendering would put the control itself back.
 */
const flip = (box: Locator) =>
  box.evaluate((element, stateful) => {
    const copy = element.cloneNode(true) as Element;
    element.replaceWith(copy);
    const control = copy.matches(stateful) ? copy : copy.querySelector(stateful)!;
    if (control instanceof HTMLInputElement) control.checked = !control.checked;
    else if (control.hasAttribute('aria-current')) control.removeAttribute('aria-current');
    else control.setAttribute('aria-pressed', String(control.getAttribute('aria-pressed') !== 'true'));
  }, STATEFUL);

/** Expects that what `change` does to an element is seen, at it or just beside it. */
async function expectSeen(box: Locator, change: () => Promise<void>): Promise<void> {
  const page = box.page();
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox())!;
  const clip = { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 };
  const shoot = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const before = await shoot();
  await change();
  const what = await box.evaluate((element) => element.outerHTML.slice(0, 160));
  expect.soft(before.equals(await shoot()), `${what} looks the same in both states`).toBe(false);
}

async function expectStatesSeen(page: Page): Promise<void> {
  // A survey and comments come after the page.
  await expect.poll(() => markKinds(page)).toBeGreaterThan(0);
  const kinds = await markKinds(page);
  for (let at = 0; at < kinds; at += 1) {
    const box = page.locator(`[data-kind="${at}"]`);
    await expectSeen(box, () => flip(box));
  }
  for (const [selector, property, value] of MEASURES) {
    const box = page.locator(selector).first();
    if (!(await box.isVisible())) continue;
    const setTo = (share: string) =>
      box.evaluate(({ style }: HTMLElement, [name, text]) => style.setProperty(name, text), [
        property,
        value.replace('#', share),
      ] as const);
    await setTo('0.6');
    await expectSeen(box, () => setTo('0.2'));
  }
}

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
    await skipGreeting(page);
    // The slider is of horizontal reading, the progress bar of the strip.
    if (!device) await page.addInitScript(() => localStorage.setItem('viewerMode', 'horizontal'));
    for (const [at, open] of screens) {
      await page.goto(at);
      await expectHydrated(page);
      await expectLaidOut(page);
      await open?.(page);
      await test.step(at, () => expectStatesSeen(page));
    }
  });

test('both states of the operator’s links differ in forced colours', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'komawari-forced-colours-'));
  const token = 'the-operator-and-nobody-else';
  const { url, stop } = await serveSite({ DATA_DIR: folder, ADMIN_TOKEN: token });
  try {
    await page.goto(`${url}/admin/sign-in`);
    await page.getByLabel('Token').fill(token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expectStatesSeen(page);
    await page.goto(`${url}/admin/service`);
    await expectStatesSeen(page);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
