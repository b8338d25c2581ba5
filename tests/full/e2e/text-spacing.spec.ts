import type { Page } from 'playwright/test';

import { LOCALES } from '@/lib/i18n/locales';
import { expectHydrated, expectLaidOut, expectPageShown, FERRY, skipGreeting } from '@/tests/e2e/reader';
import { localePages } from '@/tests/e2e/route-table';
import { expect, test } from '@/tests/e2e/test';
import { opened, openedSettings } from '@/tests/screens/states';

/** What a reader may set, by WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;
/** Stands for covers, banners and thumbnails: they have places of their own, and drawing them takes long. */
const PICTURES = /\/media\/(cover|banner|background|thumbnail|avatar)\//;
const PICTURE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
};

test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

const pressed = (key: string) => async (page: Page) => {
  await expectPageShown(page, 1);
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
};
const viewer = `/viewer/${FERRY.firstChapterId}`;
const DIALOGS: readonly (readonly [path: string, open: (page: Page) => Promise<void>])[] = [
  ['/updates', openedSettings],
  ['/manga_list/ongoing', opened(0)],
  ['/manga_list/ongoing', opened(1)],
  ...['s', 'c', 'g', '?'].map((key) => [viewer, pressed(key)] as const),
];

/** Texts, of the dialog where one is open, that a box cuts off, but for those that it shortens by an ellipsis and those hidden from the eye. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut = new Set<string>();
    const range = document.createRange();
    const dialog = document.querySelector(':modal, [role="dialog"]');
    const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!;
      const isSeen = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || !node.textContent!.trim() || parent.closest('svg')) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || width <= 1) break;
        const isCut = lines.some(
          (line) =>
            // Spacing also follows the last letter.
            // Of a dialog nothing needs to be scrolled sideways.
            ((hides(overflowX) || (dialog && overflowX !== 'visible')) &&
              (line.left < left - 1 || line.right > right + 3)) ||
            (hides(overflowY) && (line.top + line.height / 2 < top || line.top + line.height / 2 > bottom)),
        );
        if (isCut) cut.add(`${box.className}: ${node.textContent!.trim().slice(0, 60)}`);
        if (!hides(overflowX) && overflowX !== 'visible') break;
      }
    }
    return [...cut];
  });

for (const locale of process.env.ALL_LOCALES ? LOCALES : (['de'] as const))
  test(`pages in ${locale} have room for wider text spacing`, async ({ page }) => {
    test.setTimeout(300_000);
    await skipGreeting(page);
    await page.route(PICTURES, (route) => route.fulfill(PICTURE));
    const pages = localePages(locale).map(({ path }) => [path] as const);
    const dialogs = DIALOGS.map(([path, open]) => [(locale === 'en' ? '' : `/${locale}`) + path, open] as const);
    for (const [path, open] of [...pages, ...dialogs]) {
      // It leads on by itself.
      if (path.includes('/redirecting?')) continue;
      await page.goto(path);
      await expectHydrated(page);
      await expectLaidOut(page);
      await open?.(page);
      await page.addStyleTag({ content: SPACING });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${path}`).toBe(320);
      expect.soft(await cutTexts(page), path).toEqual([]);
    }
  });
