import type { Page } from 'playwright/test';

import { expectHydrated, expectPageShown, FERRY, openPage, showBars } from './reader';
import { expect, test } from './test';

test.use({ serviceWorkers: 'allow' });

const TITLE = `/titles/${FERRY.titleId}`;
const CHAPTER = `/viewer/${FERRY.firstChapterId}`;
const OFFLINE_HEADING = 'The line went dead';

/** Waits until the worker has stored all that pages are made of, and has taken the page over. */
async function expectStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const complete = () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        active!.postMessage({ kind: 'complete' }, [port2]);
      });
    // A file that failed to load is requested again with the next message.
    while (!(await complete()));
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])')];
        const paths = [location.pathname, '/offline', ...scripts.map(({ src }) => src)];
        const stored = await Promise.all(paths.map((path) => caches.match(path)));
        return navigator.serviceWorker.controller !== null && stored.every(Boolean);
      }),
    )
    .toBe(true);
}

/** Deletes what was stored by visits, not by downloads, and the browser's own cache. */
async function forgetVisits(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(['pages', 'pictures', 'read-pages'].map((name) => caches.delete(name))));
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

test('a visited page opens offline, another says that it cannot, and a favourite is queued, sent, and not sent again @R31', async ({
  page,
  context,
}) => {
  const sent: number[] = [];
  context.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.url().includes('/api/title_list/bookmark'))
      sent.push(response.status());
  });
  const heart = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
  const queued = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('laterWrite_')).length);
  await openPage(page, TITLE);
  await expectStored(page);

  await context.setOffline(true);
  await page.reload();
  await expectHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();
  await heart('Add to favourites').click();
  await expect(heart('Favourited')).toBeVisible();
  await page.reload();
  await expect(heart('Favourited')).toBeVisible();
  expect([sent, await queued()]).toEqual([[], 1]);
  await page.goto('/titles/10');
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE_HEADING })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the updates' })).toHaveAttribute('href', '/updates');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE_HEADING })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(queued).toBe(0);
  sent.length = 0;
  await openPage(page, TITLE);
  await expect(heart('Favourited')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a chapter is downloaded with progress, after a cancelled download, read offline to its end, listed and deleted @phone @R31', async ({
  page,
  context,
}) => {
  // The script's request for one picture waits for the test.
  await page.addInitScript((part) => {
    const original = window.fetch;
    const held = new Promise((release) => Object.assign(window, { release }));
    window.fetch = async (input, options) => {
      if (typeof input === 'string' && input.includes(part) && options?.priority === 'low') await held;
      return original(input, options);
    };
  }, `/media/page/${FERRY.firstChapterId}/5-`);
  const chapterCaches = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('chapter-')));
  await page.goto(CHAPTER);
  await expectPageShown(page, 1);
  await showBars(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const download = page.getByRole('dialog', { name: 'Settings' }).getByRole('region', { name: 'Offline reading' });
  const start = download.getByRole('button', { name: 'Keep for offline reading' });
  await start.click();
  await expect(download.getByText(/^[1-9]\d* of \d+ pages · \d+(\.\d)?\sMB$/)).toBeVisible();
  await expect(download.getByRole('progressbar')).toBeVisible();
  await download.getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => (window as unknown as { release(): void }).release());
  await expect(start).toBeVisible();
  expect(await chapterCaches()).toEqual([]);
  await start.click();
  // The server draws each page at the first request, so each quarter of them has the time limit of one expectation.
  for (const reached of [/^(?:Kept|[4-9] of|\d\d of)/, /^(?:Kept|[89] of|\d\d of)/, /^(?:Kept|1[2-9] of)/])
    await expect(download.getByText(reached)).toBeVisible();
  await expect(download.getByText(/^Kept · \d+(\.\d)?\sMB$/)).toBeVisible();

  await context.setOffline(true);
  await forgetVisits(page);
  await page.goto('/kept');
  await expect(page.getByText(/^1 chapter · \d+(\.\d)?\sMB$/)).toBeVisible();
  await page.getByRole('link', { name: FERRY.name }).click();
  await expectPageShown(page, 1);
  const count = await page.locator('[data-page]').count();
  expect(count).toBeGreaterThan(10);
  for (const number of [2, 3, Math.ceil(count / 2), count]) {
    await page.locator(`[data-page="${number}"]`).scrollIntoViewIfNeeded();
    await expectPageShown(page, number);
  }
  await page.goto('/kept');
  await page.getByRole('button', { name: `Delete ${FERRY.name} #1` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing packed yet' })).toBeVisible();
  expect(await chapterCaches()).toEqual([]);
});

test('the site can be installed, under a start page in the reader’s language', async ({ request }) => {
  for (const [locale, start] of [
    ['en', '/updates'],
    ['de', '/de/updates'],
  ] as const) {
    const answer = await request.get(`/manifest/${locale}.webmanifest`);
    const manifest = (await answer.json()) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({ name: 'Komawari', lang: locale, start_url: start, display: 'standalone' });
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    expect(await (await request.get(start)).text()).toContain(`href="/manifest/${locale}.webmanifest"`);
  }
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});
