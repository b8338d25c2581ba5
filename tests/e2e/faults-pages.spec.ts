import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test, type APIRequestContext } from 'playwright/test';

import { encodeResponse } from '@/lib/wire/encode-response';

import { faultProxy, faults, oddities, type Fault, type FaultProxy } from '../support/fault-proxy';
import { serveSite, type Site } from '../support/serve-site';
import { FERRY } from './reader';
import { saidIn } from './said-in';
import { watchErrors } from './watch-errors';

// They share a site of their own, and what lies between it and its origin.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ locale: 'en-US' });

const HEAD = 'The ink tipped over';
const SAID = saidIn('en');
/** The screens that the server asks the origin for. */
const SCREENS = [
  '/updates',
  '/featured',
  '/ranking/hottest',
  '/manga_list/ongoing',
  '/search_result',
  '/search_result?keyword=ferry',
  `/titles/${FERRY.titleId}`,
  `/comments/${FERRY.firstChapterId}`,
  '/announcement',
  '/publisher_news/1',
  `/viewer/${FERRY.firstChapterId}`,
  '/webview/announcement/eng',
];
const headOf = (screen: string) => (SAID[screen] ?? SAID['/announcement']!).h1;
/** Those that are made for each who asks: nobody keeps them. */
const isMadeAnew = (screen: string) => screen.includes('?');
const KEPT = SCREENS.filter((screen) => !isMadeAnew(screen));
/** Each is of a page, so no page is there without it. What a site asks by itself goes on. */
const CALLS = /^GET \/api\/(?!catalogue_version|web\/links)/;
/** What no reader has to see. */
const OF_MACHINES = /undefined|\bnull\b|NaN|\[object|\w+Error\b|\bat \S+ \(|ECONN|digest|protobuf/;

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-faults-'));
let proxy: FaultProxy;
let site: Site;

test.beforeAll(async ({}, { project }) => {
  proxy = await faultProxy(project.use.baseURL!);
  site = await serveSite({ API_ORIGIN: `${proxy.url}/api`, DATA_DIR: folder });
});
test.afterAll(async () => {
  await site?.stop();
  proxy?.close();
  rmSync(folder, { recursive: true, force: true });
});
test.afterEach(() => proxy.heal());

const textOf = (html: string) => html.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');

async function seen(request: APIRequestContext, screen: string) {
  // One that is kept open may be closed by the site in the moment in which it is used again.
  const response = await request.get(site.url + screen, { maxRedirects: 0, headers: { connection: 'close' } });
  const html = await response.text();
  const head = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/\s+/g, ' ').trim();
  return { screen, status: response.status(), cache: response.headers()['cache-control'], head, text: textOf(html), html };
}
const seeAll = (request: APIRequestContext, screens = SCREENS) => Promise.all(screens.map((screen) => seen(request, screen)));

/** Has the site give up whatever it waits for, until something has come of this. */
async function impatiently<T>(work: Promise<T>): Promise<T> {
  const again = setInterval(() => site.losePatience(), 100);
  const done = await work.finally(() => clearInterval(again));
  // Whoever answers now has heard it for the last time, and does not give up what is asked for next.
  await fetch(`${site.url}/healthz`);
  return done;
}
const seeAllUnder = (fault: Fault, request: APIRequestContext, screens = SCREENS) =>
  fault === 'says nothing' ? impatiently(seeAll(request, screens)) : seeAll(request, screens);

const asShown = (screens: readonly string[]) => screens.map((screen) => ({ screen, status: 200, head: headOf(screen) }));
const shown = (pages: Awaited<ReturnType<typeof seeAll>>) => pages.map(({ screen, status, head }) => ({ screen, status, head }));

test('whatever the origin does, each screen says what happened and leads on, and is there when that is over @desktop', async ({ request }) => {
  for (const fault of faults) {
    proxy.fail(fault, CALLS);
    for (const { screen, status, cache, head, text, html } of await seeAllUnder(fault, request)) {
      expect([fault, screen, status, cache, head]).toEqual([fault, screen, 500, 'no-store', HEAD]);
      expect([fault, screen, OF_MACHINES.exec(text)]).toEqual([fault, screen, null]);
      expect(html).toMatch(/<a\b[^>]*>Try again<\/a>/);
    }
    proxy.heal();
  }
  for (const [place, oddity] of oddities.entries()) {
    proxy.fail(oddity, CALLS);
    const screens = KEPT.slice(2 * place, 2 * place + 2);
    expect([oddity, ...shown(await seeAll(request, screens))]).toEqual([oddity, ...asShown(screens)]);
    proxy.heal();
  }
  expect(shown(await seeAll(request))).toEqual(asShown(SCREENS));
});

test('every page that is kept is served whatever the origin does, also when it has grown old @desktop', async ({ request }) => {
  await seeAll(request, KEPT);
  for (const [place, fault] of faults.entries()) {
    const screens = [0, 1, 2].map((next) => KEPT[(3 * place + next) % KEPT.length]!);
    proxy.fail(fault, CALLS);
    const before = proxy.asked.length;
    site.passMinute();
    // The first is shown as it was, while another is asked for in vain; whoever comes then sees it too.
    for (let visit = 0; visit < 2; visit++) expect([fault, ...shown(await seeAll(request, screens))]).toEqual([fault, ...asShown(screens)]);
    await expect.poll(() => proxy.asked.slice(before).some((call) => CALLS.test(call))).toBe(true);
    site.losePatience();
    proxy.heal();
  }
});

test('a page from before the last publication is better than none @desktop', async ({ request }) => {
  await seeAll(request, KEPT);
  const version = (version: string) => Buffer.from(encodeResponse({ success: { catalogueVersionView: { version } } }));
  const looks = () => proxy.asked.filter((call) => call.includes('/catalogue_version')).length;
  proxy.say(version('another'), /catalogue_version/);
  proxy.fail('fails with 500', CALLS);
  const before = looks();
  await expect.poll(looks).toBeGreaterThan(before + 1);
  expect(shown(await seeAll(request, KEPT))).toEqual(asShown(KEPT));
});

test('the search is there without the list of all, and also without its genres @desktop', async ({ page }) => {
  const genres = page.getByRole('navigation', { name: 'Genres' });
  const popular = page.getByRole('main').getByRole('article');
  proxy.fail('fails with 500', /title_list\/all/);
  await page.goto(`${site.url}/de/search_result`);
  await expect.poll(() => genres.getByRole('link').count()).toBeGreaterThan(5);
  await expect.poll(() => popular.count()).toBeGreaterThan(5);
  proxy.heal();
  proxy.fail('fails with 500', /title_list\/search/);
  await page.goto(`${site.url}/fr/search_result`);
  await expect.poll(() => popular.count()).toBeGreaterThan(5);
  await expect(genres).toHaveCount(0);
});

for (const device of ['@desktop', '@phone']) {
  test(`the reader tries again, on every screen, and nothing was thrown ${device}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4]'));
    const errors = watchErrors(page);
    const screens = SCREENS.filter((_, place) => device === '@desktop' || place % 4 === 0);
    for (const [place, screen] of screens.entries()) {
      const locale = screen.startsWith('/webview') ? '' : '/es';
      const fault = faults[place % faults.length]!;
      proxy.fail(fault, CALLS);
      const come = page.goto(site.url + locale + screen.replace('/eng', '/deu'));
      await (fault === 'says nothing' ? impatiently(come) : come);
      const head = page.getByRole('heading', { level: 1 });
      const said = await head.textContent();
      await expect(page.getByRole('main')).toBeVisible();
      proxy.heal();
      await page.getByRole('main').locator('section').getByRole('link').click();
      await expect(head).not.toHaveText(said!);
      await expect(head).not.toBeEmpty();
    }
    expect(errors).toEqual([]);
  });
}
