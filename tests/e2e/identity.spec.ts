import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { APIRequestContext } from 'playwright/test';

import { serveSite, type Site } from '../support/serve-site';
import { FERRY } from './reader';
import { CAMPAIGN_PAGES, LOCALE_PAGES, OWN_LANGUAGE_PAGES } from './route-table';
import { expect, test } from './test';

// They share a site of their own, which its operator has made his.
test.describe.configure({ mode: 'default' });

/** As long as a name may be. */
const NAME = 'Большая библиотека комиксов и альманахов';
/** Dark, so that it would be lost on dark paper. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>path{fill:#101018}</style><path d="M20 2 38 38H2z"/></svg>';
const YELLOW = 'rgb(255, 212, 0)';

/** Names of things that no reader sees: the app's addresses, entries of feeds, events. */
const OURS = /komawari(?!:\/\/|,2026|-)/i;

const folder = mkdtempSync(path.join(tmpdir(), 'identity-'));
let site: Site;

test.beforeAll(async ({ site: demo }) => {
  writeFileSync(path.join(folder, 'logo.svg'), LOGO);
  site = await serveSite({
    API_ORIGIN: `${demo.url}/api`,
    DATA_DIR: folder,
    SITE_NAME: NAME,
    SITE_COLOR: '#ffd400',
    SITE_LOGO: 'logo.svg',
  });
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const DOCUMENTS = [
  '/manifest/de.webmanifest',
  '/feeds/eng.atom',
  `/feeds/titles/${FERRY.titleId}.atom`,
  '/opds/fr',
  '/opds/vi/titles/10',
];
const PAGES = [
  ...LOCALE_PAGES.map((row) => `/th${row.path}`),
  ...[...OWN_LANGUAGE_PAGES, ...CAMPAIGN_PAGES].map((row) => row.path),
];

const textAt = async (request: APIRequestContext, address: string) =>
  (await request.get(site.url + address, { maxRedirects: 0 })).text();

test('no page, feed or manifest says another name than the site’s own', { tag: '@desktop' }, async ({ request }) => {
  test.setTimeout(180_000);
  // What was built beforehand is made anew once somebody has asked for it.
  for (const page of PAGES) await textAt(request, page);
  site.passMinute();
  for (const address of [...PAGES, ...DOCUMENTS]) {
    await expect.poll(async () => OURS.exec(await textAt(request, address)), { message: address }).toBeNull();
  }
  for (const address of [
    '/th/about_us',
    '/th/terms',
    '/terms_web_ja',
    '/topus',
    '/opds/fr',
    '/manifest/de.webmanifest',
  ])
    expect(await textAt(request, address)).toContain(NAME);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the operator’s colour and logo are on ${colorScheme} paper before anything is drawn`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site.url}/titles/${FERRY.titleId}`);
    const shown = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.cssText = 'background:var(--spot-fill);color:var(--spot-ink);border:1px solid var(--spot)';
      const { backgroundColor, color, borderTopColor } = getComputedStyle(probe);
      const mark = getComputedStyle(document.querySelector('header [data-mark]')!);
      return { backgroundColor, color, borderTopColor, logo: mark.backgroundImage, plate: mark.backgroundColor };
    });
    expect(shown).toMatchObject({
      backgroundColor: YELLOW,
      color: 'rgb(19, 19, 22)',
      logo: expect.stringContaining('/icons/logo-'),
    });
    // As a line or a word it is readable: a dark one on white, itself on black.
    if (colorScheme === 'light') expect(shown.borderTopColor).not.toBe(YELLOW);
    else expect(shown.borderTopColor).toBe(YELLOW);
    expect(shown.plate).toBe(colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgba(0, 0, 0, 0)');
  });
}

test(
  'the logo is served as a drawing that can do nothing, and icons show it',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto(`${site.url}/titles/${FERRY.titleId}`);
    const address = await page
      .locator('header [data-mark]')
      .evaluate((mark) => /url\("(.*?)"\)/.exec(getComputedStyle(mark).backgroundImage)![1]!);
    const logo = await request.get(address);
    expect(logo.headers()).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/),
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await logo.text()).toBe(LOGO);
    expect(await textAt(request, '/icons/favicon.svg')).toContain('data:image/svg+xml;base64,');
    expect((await request.get(`${site.url}/icons/maskable-512.png`)).headers()['content-type']).toBe('image/png');
    expect((await request.get(`${site.url}/icons/logo-00000000.svg`)).headers()['cache-control']).toBe(
      'public, max-age=60',
    );
  },
);

test('the longest name leaves all of the header within a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/th/updates`);
  const header = page.getByRole('banner').first();
  await expect(header.getByRole('link', { name: NAME })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const edges = await header
    .locator('a:visible, button:visible')
    .evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .map(({ left, right, bottom }) => [left >= 0, right <= 320, bottom <= 60]),
    );
  expect(edges.length).toBeGreaterThan(2);
  expect(edges.flat().every(Boolean)).toBe(true);
});
