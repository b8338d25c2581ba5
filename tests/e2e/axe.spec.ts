import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { screens } from '../screens/screens';
import { serveSite } from '../support/serve-site';
import { expectStatesSeen } from './both-states';
import { chunksOf, expectAccessible, expectScreensAccessible } from './accessible';
import { expectHydrated, expectPageShown, FERRY } from './reader';
import { expect, test } from './test';

/** One state of each layout; tests/full/e2e/axe-every-screen.spec.ts checks the others. A page that is scrolled to its foot is checked from its head on. */
const STATES = [
  ...['home, foot', 'home, first visit', 'settings', 'featured', 'ranking, hottest', 'manga list, filter'],
  ...[
    'manga list, filtered',
    'search, found',
    'search, nothing found',
    'title, rated',
    'title, foot',
    'comments',
    'favourites',
  ],
  ...['announcements', 'faq', 'rating', 'terms in Japanese', 'webview, survey', 'campaign', 'not found', 'error'],
];
/** What is laid out in another way in a narrow window. */
const ON_PHONES = ['home, foot', 'menu', 'title, foot'];

for (const [device, names, size] of [
  ['', STATES, 5],
  [' @phone', ON_PHONES, 2],
] as const)
  for (const chunk of chunksOf(
    screens.filter(({ name }) => (names as readonly string[]).includes(name)),
    size,
  ))
    test(`axe finds no fault on: ${chunk.map(({ name }) => name).join('; ')}${device}`, ({
      browser,
      viewport,
      baseURL,
    }) => expectScreensAccessible(browser, { view: viewport!, url: baseURL! }, chunk));

test('axe finds no fault in the viewer', async ({ page }) => {
  await page.goto(`/viewer/${FERRY.firstChapterId}`);
  await expectHydrated(page);
  await expectPageShown(page, 1);
  await expectAccessible(page, 'viewer');
});

test('axe finds no fault on admin pages, which fit into a narrow window and show states in forced colours', async ({
  page,
}) => {
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
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    for (const below of ['', '/service']) {
      await page.goto(`${url}/admin${below}`);
      await expectStatesSeen(page);
    }
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
