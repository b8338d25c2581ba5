import { expect, type Page } from 'playwright/test';

import { CHAPTERS } from '../../support/fixture-chapters';
import { expectPageShown, showBars } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

const { id } = CHAPTERS.pages20;
/** What a phone's notch and its bar at the foot take of the window, in px. */
const UPRIGHT = { top: 47, right: 0, bottom: 34, left: 0 };
const SIDEWAYS = { top: 0, right: 47, bottom: 21, left: 47 };

/** All that can be pressed in the bars, with where it lies. */
const controls = (page: Page) =>
  page
    .locator('header, footer')
    .locator('a, button, input')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { name: element.getAttribute('aria-label') ?? element.textContent, left, top, right, bottom };
      }),
    );

async function takeAway(page: Page, insets: typeof UPRIGHT): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

for (const [held, viewport, insets] of [
  ['upright', { width: 390, height: 844 }, UPRIGHT],
  ['sideways', { width: 844, height: 390 }, SIDEWAYS],
] as const) {
  for (const mode of ['vertical', 'horizontal'] as const) {
    test.describe(() => {
      test.use({ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });

      test(`R21: on a phone held ${held}, everything in the bars of ${mode} reading is in reach, clear of notch and foot`, async ({
        page,
      }) => {
        await takeAway(page, insets);
        await openChapter(page, id, { mode });
        await showBars(page);
        // Once they have come in.
        await expect
          .poll(
            async () =>
              (await page.getByRole('contentinfo').boundingBox())!.y +
              (await page.getByRole('contentinfo').boundingBox())!.height,
          )
          .toBe(viewport.height);
        await expect.poll(async () => (await page.getByRole('banner').boundingBox())!.y).toBe(0);
        // Words come with their fonts.
        await expect(page.locator('html')).not.toHaveAttribute('data-held');
        const all = await controls(page);
        expect(all.length).toBeGreaterThan(5);
        const outside = all.filter(
          ({ left, top, right, bottom }) =>
            left < insets.left ||
            top < insets.top ||
            right > viewport.width - insets.right ||
            bottom > viewport.height - insets.bottom,
        );
        expect(outside).toEqual([]);
        for (const { name, left, right } of all) expect(right - left, `width of ${name}`).toBeGreaterThanOrEqual(43.9);
      });
    });
  }
}

test.describe(() => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('R21: popups of a phone held sideways can be read and closed', async ({ page }) => {
    await openChapter(page, id, { mode: 'horizontal' });
    for (const [key, name] of [
      ['s', 'Settings'],
      ['c', 'Chapters'],
      ['g', 'All pages'],
    ] as const) {
      await page.keyboard.press(key);
      const popup = page.getByRole('dialog', { name });
      const box = (await popup.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(390);
      await expect(popup.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toBeHidden();
    }
  });

  test('R21: a page that fits is as high as the window at most, and the style sheets measure it without the browser’s bars', async ({
    page,
    request,
  }) => {
    await openChapter(page, id, { mode: 'horizontal' });
    const box = (await page.locator('[data-page="1"]').boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(390);
    const sheets = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const css = (await Promise.all(sheets.map(async (sheet) => (await request.get(sheet)).text()))).join('\n');
    const ours = css.split('}').filter((rule) => /\b(?:stage|bars|popup|last-page|next-panel|page-\w+)_/.test(rule));
    expect(ours.filter((rule) => rule.includes('100dvh')).length).toBeGreaterThan(1);
    // Plain vh is the height without the browser's bars: what is as high lies below them.
    expect(ours.filter((rule) => /(?<![\w.])[\d.]+vh\b/.test(rule))).toEqual([]);
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
  });
});

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`R21: where the screen cannot be filled, ${device} offers no such button`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const offers = page
      .getByText('Full screen', { exact: true })
      .or(page.getByRole('button', { name: 'Full screen' }))
      .filter({ visible: true });
    await openChapter(page, id);
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(offers.first()).toBeVisible();

    await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
    await page.reload();
    await expectPageShown(page, 1);
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(offers).toHaveCount(0);
  });
}

for (const { id: wide, startFromRight } of [
  { ...CHAPTERS.widePages, startFromRight: false },
  CHAPTERS.widePagesRightToLeft,
]) {
  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    test(`R20: space goes over both halves of a wide page on an upright phone, from the ${startFromRight ? 'right' : 'left'}, then on`, async ({
      page,
    }) => {
      await openChapter(page, wide, { mode: 'horizontal', left: { page: 5, fraction: 0 } });
      const picture = page.locator('[data-page="5"] img');
      /** Which of its edges are within the window. */
      const side = () =>
        picture.evaluate((image) => {
          const { left, right } = image.getBoundingClientRect();
          return [left >= -1, right <= window.innerWidth + 1];
        });
      const [first, second] = startFromRight
        ? [
            [false, true],
            [true, false],
          ]
        : [
            [true, false],
            [false, true],
          ];
      await expect.poll(side).toEqual(first);
      await page.keyboard.press(' ');
      await expect.poll(side).toEqual(second);
      await expectPageShown(page, 5);
      await page.keyboard.press(' ');
      await expectPageShown(page, 6);
    });
  });
}
