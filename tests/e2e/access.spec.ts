import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test, type Page } from 'playwright/test';

import { newReader, openScreen, showIn } from '../screens/open-screen';
import { screens } from '../screens/screens';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const ALL: RunOptions = { resultTypes: ['violations'] };
/** What a theme may change: it has the same elements and words. */
const COLOURS: RunOptions = { ...ALL, runOnly: ['color-contrast', 'link-in-text-block'] };
/** Axe judges a page to its foot wherever it is scrolled to: these are judged as their deepest state, with what comes up on the way there. */
const JUDGED_AT_FOOT = ['home', 'home, halfway', 'title'];

/** What axe finds on the page as it stands, a line a fault. */
async function faultsOf(page: Page, asked: RunOptions): Promise<string[]> {
  const { violations } = (await page.evaluate(
    (options) => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    asked,
  )) as AxeResults;
  return violations.flatMap(({ id, impact, nodes }) => nodes.map(({ html }) => `${impact} ${id}: ${html.slice(0, 160)}`));
}

for (const screen of screens.filter(({ name }) => !JUDGED_AT_FOOT.includes(name))) {
  test(`axe finds nothing on ${screen.name}, light or dark`, async ({ browser, viewport, baseURL }) => {
    const context = await newReader(browser, viewport!, screen);
    const page = await context.newPage();
    await openScreen(page, baseURL!, screen);
    await page.evaluate(AXE);
    for (const [theme, asked] of [['light', ALL], ['dark', COLOURS]] as const) {
      await showIn(page, theme);
      expect(await faultsOf(page, asked), theme).toEqual([]);
    }
    await context.close();
  });
}
