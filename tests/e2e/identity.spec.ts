import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { showIn } from '../screens/open-screen';
import { serveSite, type Site } from '../support/serve-site';
import { get } from './read-page';
import { FERRY } from './reader';
import { CAMPAIGN_PAGES, localePages, OWN_LANGUAGE_PAGES } from './route-table';
import { expect, test } from './test';

// The tests share a site of their own with a name, colour and logo.
test.describe.configure({ mode: 'default' });

/** As long as a name may be. */
const NAME = 'Большая библиотека комиксов и альманахов';
/** Dark: without a plate it is invisible in the dark theme. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>path{fill:#101018}</style><path d="M20 2 38 38H2z"/></svg>';
const YELLOW = 'rgb(255, 212, 0)';
const TOKEN = 'the-publisher-and-nobody-else';
const TITLE = `/titles/${FERRY.titleId}`;
/** The product’s name, but for internal identifiers: the app's scheme, ids of feed entries, events. */
const PRODUCT = /komawari(?!:\/\/|,2026|-)/i;

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-identity-'));
let site: Site;

test.beforeAll(async ({ site: demo }) => {
  writeFileSync(path.join(folder, 'logo.svg'), LOGO);
  site = await serveSite({
    API_ORIGIN: `${demo.url}/api`,
    DATA_DIR: folder,
    SITE_NAME: NAME,
    SITE_COLOR: '#ffd400',
    SITE_LOGO: 'logo.svg',
    REVALIDATE_TOKEN: TOKEN,
  });
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('no page, feed or manifest has another name than the site’s', async ({ request }) => {
  // Pages that were prerendered by the build are rendered again.
  const renewed = await request.post(`${site.url}/revalidate`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(renewed.status()).toBe(204);
  const pages = [...localePages('th'), ...OWN_LANGUAGE_PAGES, ...CAMPAIGN_PAGES].map((row) => row.path);
  const documents = [
    '/manifest/de.webmanifest',
    '/feeds/eng.atom',
    `/feeds${TITLE}.atom`,
    '/opds/fr',
    '/opds/vi/titles/10',
  ];
  for (const address of [...pages, ...documents]) {
    const text = await (await get(request, site.url + address)).text();
    expect.soft(PRODUCT.exec(text)?.[0], address).toBeUndefined();
    if (/about_us|terms|topus|opds\/fr|manifest/.test(address)) expect.soft(text, address).toContain(NAME);
  }
});

test('the site’s colour and logo are legible in both themes', async ({ page }) => {
  await page.goto(site.url + TITLE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme);
    const shown = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.cssText = 'background:var(--spot-fill);color:var(--spot-ink);border:1px solid var(--spot)';
      const { backgroundColor, color, borderTopColor } = getComputedStyle(probe);
      const logo = getComputedStyle(document.querySelector('header [data-mark]')!);
      return { backgroundColor, color, borderTopColor, logo: logo.backgroundImage, plate: logo.backgroundColor };
    });
    expect(shown, colorScheme).toMatchObject({
      backgroundColor: YELLOW,
      color: 'rgb(19, 19, 22)',
      logo: expect.stringContaining('/icons/logo-') as unknown,
      plate: colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgba(0, 0, 0, 0)',
    });
    // As a line or a word it is darkened on white.
    expect(shown.borderTopColor === YELLOW, colorScheme).toBe(colorScheme === 'dark');
  }
});

test('the logo is served sandboxed and immutable, and is part of the icons', async ({ page, request }) => {
  const text = async (address: string) => (await get(request, site.url + address)).text();
  await page.goto(site.url + TITLE);
  const image = await page.locator('header [data-mark]').evaluate((mark) => getComputedStyle(mark).backgroundImage);
  const logo = await request.get(/url\("(.*?)"\)/.exec(image)![1]!);
  expect(logo.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/) as unknown,
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable') as unknown,
  });
  expect(await logo.text()).toBe(LOGO);
  expect(await text('/icons/favicon.svg')).toContain('data:image/svg+xml;base64,');
  expect((await get(request, `${site.url}/icons/maskable-512.png`)).headers()['content-type']).toBe('image/png');
  const outdated = await get(request, `${site.url}/icons/logo-00000000.svg`);
  expect(outdated.headers()['cache-control']).toBe('public, max-age=60');
});
