import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

import { newReader, openScreen, showIn } from '../screens/open-screen';
import { screens, type Screen } from '../screens/screens';
import { serveSite } from '../support/serve-site';
import { expectHydrated, expectPageShown, FERRY } from './reader';
import { expect, test } from './test';

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
  // Content outside the window keeps the colours of its last rendering until it comes into view.
  await page.evaluate(() =>
    document
      .querySelectorAll<HTMLElement>('[data-later]')
      .forEach(({ style }) => (style.contentVisibility = 'visible')),
  );
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(asked),
    { resultTypes: ['violations'], ...options } as RunOptions,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html }) => `${impact} ${id}: ${html.slice(0, 160)}`),
  );
}

/** Checks a page by all rules in the light theme, by those of colour in the dark one. */
async function expectAccessible(page: Page, name: string, rules: RunOptions['rules'] = {}): Promise<void> {
  for (const [theme, options] of [
    ['light', { rules }],
    ['dark', COLOURS],
  ] as const) {
    await showIn(page, theme);
    expect.soft(await faultsOf(page, options), `${name}, ${theme}`).toEqual([]);
  }
}

/** One state of each layout; a page that is scrolled to its foot is checked from its head on. */
const STATES = [
  ...['home, foot', 'home, first visit', 'settings', 'menu', 'featured', 'ranking, hottest'],
  ...['manga list, ongoing', 'manga list, filter', 'manga list, filtered', 'search, found', 'search, nothing found'],
  ...['title, rated', 'title, foot', 'comments', 'favourites', 'favourites, none', 'announcements', 'publisher news'],
  ...['faq', 'about us', 'rating', 'terms', 'terms in Japanese', 'webview, survey', 'campaign', 'redirecting, refused'],
  ...['not found', 'error', 'maintenance', 'blocked'],
];
const CHECKED = screens.filter(({ name }) => STATES.includes(name));
/** What is laid out in another way in a narrow window. */
const ON_PHONES = ['home, foot', 'menu', 'ranking, hottest', 'title, foot', 'comments'];
const chunksOf = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

for (const [device, some] of [
  ['', CHECKED],
  [' @phone', CHECKED.filter(({ name }) => ON_PHONES.includes(name))],
] as [string, Screen[]][]) {
  for (const chunk of chunksOf(some, 5)) {
    test(`axe finds no fault on: ${chunk.map(({ name }) => name).join('; ')}${device}`, async ({
      browser,
      viewport,
      baseURL,
    }) => {
      for (const screen of chunk) {
        const context = await newReader(browser, viewport!, screen);
        await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: PICTURE }));
        const page = await context.newPage();
        await openScreen(page, baseURL!, screen);
        if (screen.greeted) await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, screen.name);
        await context.close();
      }
    });
  }
}

test('axe finds no fault in the viewer', async ({ page }) => {
  await page.goto(`/viewer/${FERRY.firstChapterId}`);
  await expectHydrated(page);
  await expectPageShown(page, 1);
  // Its language button shows EN and is named `Language: English (EN)`: axe leaves out what is in parentheses.
  await expectAccessible(page, 'viewer', { 'label-content-name-mismatch': { enabled: false } });
});

test('axe finds no fault on admin pages, which fit into a narrow window', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'komawari-axe-'));
  const token = 'the-operator-and-nobody-else';
  const { url, stop } = await serveSite({ DATA_DIR: folder, ADMIN_TOKEN: token });
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/admin/sign-in?why=out`);
    await expectAccessible(page, 'sign-in');
    await page.getByLabel('Token').fill(token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    for (const below of [
      '',
      '/catalogue',
      '/catalogue/10',
      '/surveys',
      '/surveys/reading',
      '/feedback',
      '/news',
      '/service?draft=1&maintenance=on&retryAfter=never&blocked=GERMANY&allowed=&fault=blocked&value=GERMANY',
    ]) {
      await page.goto(`${url}/admin${below}`);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), below).toBe(390);
      await expectAccessible(page, `/admin${below}`);
    }
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
