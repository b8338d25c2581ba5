import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright/test';

import { LOCALE_PAGES } from '@/tests/e2e/route-table';
import { expect, test } from '@/tests/e2e/test';

const FOLDER = '.next/static/css';
/** What letters a document has, and what all of it looks like, comes with that document alone. */
const OF_DOCUMENT = /@font-face/;
/** They lead on by themselves. */
const LEADING = /^\/redirecting/;

const sheets = () =>
  readdirSync(FOLDER)
    .map((name) => ({ name, text: readFileSync(path.join(FOLDER, name), 'utf8') }))
    .filter(({ text }) => !OF_DOCUMENT.test(text));

/** Adds the sheets of these `texts` behind all that a page has of its own. @returns what looks otherwise for it, and how */
const changedBy = (page: Page, texts: readonly string[]) =>
  page.evaluate((texts) => {
    const add = (text: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    };
    const elements = [...document.querySelectorAll('body, body *')].filter((element) => element.checkVisibility());
    const looks = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    // What is on its way somewhere looks otherwise by itself, and so does what is laid out only once it is asked about.
    add(
      '*, ::before, ::after { transition: none !important; animation: none !important; content-visibility: visible !important }',
    );
    const before = looks();
    for (const text of texts) add(text);
    return looks().flatMap((after, at) => {
      const changed = after.filter((line, index) => line !== before[at]![index]);
      return changed.length > 0 ? [`${elements[at]!.tagName} ${elements[at]!.className}: ${changed.join('; ')}`] : [];
    });
  }, texts);

test.describe('whatever styles other pages and popups have brought, nothing looks otherwise', () => {
  for (const { path: address } of LOCALE_PAGES.filter((row) => !LEADING.test(row.path)))
    test(address, async ({ page }) => {
      await page.goto(address);
      const own = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(own.length).toBeGreaterThan(0);
      const others = sheets().filter(({ name }) => !own.some((href) => href.endsWith(name)));
      expect(others.length).toBeGreaterThan(0);
      expect(
        await changedBy(
          page,
          others.map(({ text }) => text),
        ),
      ).toEqual([]);
    });
});
