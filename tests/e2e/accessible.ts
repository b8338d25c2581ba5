import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Browser, type Page } from 'playwright/test';

import { newReader, openScreen, showIn, type View } from '../screens/open-screen';
import type { Screen } from '../screens/screens';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
/** Stands for every picture: axe judges none, and drawing the demo's takes longer than all of its rules. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A theme changes colours alone. */
const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** What axe finds on a page, a line per fault. */
async function faultsOf(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(asked),
    { resultTypes: ['violations'], ...options } as RunOptions,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html }) => `${impact} ${id}: ${html.slice(0, 160)}`),
  );
}

/** Checks a page by all rules in the light theme, by those of colour in the dark one. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const [theme, options] of [
    ['light', {}],
    ['dark', COLOURS],
  ] as const) {
    await showIn(page, theme);
    expect.soft(await faultsOf(page, options), `${name}, ${theme}`).toEqual([]);
  }
}

/** Opens screens one after another, each for a new reader, and checks them. */
export async function expectScreensAccessible(
  browser: Browser,
  site: { view: View; url: string },
  screens: readonly Screen[],
): Promise<void> {
  for (const screen of screens) {
    const context = await newReader(browser, site.view, screen);
    await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: PICTURE }));
    const page = await context.newPage();
    await openScreen(page, site.url, screen);
    if (screen.greeted) await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, screen.name);
    await context.close();
  }
}

export const chunksOf = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
