import type { Page } from 'playwright/test';

import { expectPageShown, FERRY, showBars } from './reader';
import { expect, test } from './test';

test.use({ serviceWorkers: 'allow' });
// A worker fetches all that a build is made of.
test.describe.configure({ timeout: 240_000 });

const TITLE = `/titles/${FERRY.titleId}`;
const CHAPTER = `/viewer/${FERRY.firstChapterId}`;
const GONE = { en: 'The line went dead', es: 'Se cortó la línea' };

/** Opens a page, and waits until it is there without a network, with all that it is made of. */
async function visit(page: Page, path: string, offlinePage = '/offline'): Promise<void> {
  await page.goto(path);
  const isThere = async (paths: readonly string[]) => {
    const files = [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])')].map(
      ({ src }) => src,
    );
    const kept = await Promise.all([...paths, ...files].map((address) => caches.match(address)));
    return navigator.serviceWorker.controller !== null && kept.every(Boolean);
  };
  await expect.poll(() => page.evaluate(isThere, [path, offlinePage]), { timeout: 60_000 }).toBe(true);
  // What comes when it is asked for, too: the scripts of buttons and of the page that says what is missing.
  const complete = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      navigator.serviceWorker.controller!.postMessage({ kind: 'complete' }, [port2]);
    });
  // One file that is lost on its way is asked for with the next question.
  await expect.poll(() => page.evaluate(complete), { timeout: 90_000 }).toBe(true);
}

const openSettings = async (page: Page) => {
  await showBars(page);
  await page.getByRole('button', { name: 'Settings' }).click();
};

const offline = (page: Page) =>
  page.getByRole('dialog', { name: 'Settings' }).getByRole('region', { name: 'Offline reading' });

/** Keeps the chapter that is open. */
async function keep(page: Page): Promise<void> {
  await openSettings(page);
  await offline(page).getByRole('button', { name: 'Keep for offline' }).click();
  await expect(offline(page).getByText(/^Kept · \d+(\.\d)? MB$/)).toBeVisible({ timeout: 120_000 });
}

/** Leaves only what the reader keeps, what pages are made of, and nothing in the browser's own memory. */
async function forgetSeen(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(['pages', 'pictures', 'read-pages'].map((name) => caches.delete(name))));
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

/** What is to be sent later, of whatever kind. */
const waiting = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('laterWrite_'))
      .map((key) => localStorage.getItem(key)!),
  );

const pagesOf = (page: Page) => page.locator('[data-page]').count();

test('R31: a visited page opens without a network, another says that it cannot, and comes with the network', async ({
  page,
  context,
}) => {
  await visit(page, TITLE);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();

  await page.goto('/titles/10');
  await expect(page.getByRole('heading', { level: 1, name: GONE.en })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the updates' })).toHaveAttribute('href', '/updates');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: GONE.en })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'R31: a page that was come to within the site opens without a network, too',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await visit(page, TITLE);
    await page.getByRole('link', { name: 'Favourites' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/favorited');
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/favorited')))).toBe(true);
    await context.setOffline(true);
    await page.goto('/favorited');
    await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  },
);

test('what is missing is said in the reader’s language', { tag: '@desktop' }, async ({ page, context }) => {
  await visit(page, '/es/faq', '/es/offline');
  await context.setOffline(true);
  await page.goto('/es/titles/31');
  await expect(page.getByRole('heading', { level: 1, name: GONE.es })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

for (const mode of ['vertical', 'horizontal'] as const) {
  test(
    `R31: a kept chapter is read to its end without a network, ${mode}`,
    { tag: ['@desktop', '@origin'] },
    async ({ page, context }) => {
      await page.setViewportSize({ width: 800, height: 1000 });
      await page.addInitScript((value) => localStorage.setItem('viewerMode', value), mode);
      await page.goto(CHAPTER);
      await expectPageShown(page, 1);
      await keep(page);
      await context.setOffline(true);
      await forgetSeen(page);
      await page.goto(CHAPTER);
      await expectPageShown(page, 1);
      const count = await pagesOf(page);
      expect(count).toBeGreaterThan(10);
      for (let number = 2; number <= count; number++) {
        if (mode === 'vertical') await page.locator(`[data-page="${number}"]`).scrollIntoViewIfNeeded();
        else await page.keyboard.press('ArrowLeft');
        await expectPageShown(page, number);
      }
    },
  );
}

test(
  'R31: keeping a chapter says how far it is, can be broken off, and is listed and deleted',
  { tag: '@origin' },
  async ({ page, context }) => {
    // One picture is on its way until it is let go.
    await page.addInitScript((part) => {
      const original = window.fetch;
      const held = new Promise((release) => Object.assign(window, { release }));
      window.fetch = async (asked, options) => {
        if (typeof asked === 'string' && asked.includes(part) && options?.priority === 'low') await held;
        return original(asked, options);
      };
    }, `/media/page/${FERRY.firstChapterId}/5-`);
    await page.goto(CHAPTER);
    await expectPageShown(page, 1);
    await openSettings(page);
    const start = offline(page).getByRole('button', { name: 'Keep for offline' });
    await start.click();
    await expect(offline(page).getByText(/^[1-9]\d* of \d+ pages · \d+(\.\d)? MB$/)).toBeVisible();
    await expect(offline(page).getByRole('progressbar')).toBeVisible();
    await offline(page).getByRole('button', { name: 'Cancel' }).click();
    await page.evaluate(() => (window as unknown as { release(): void }).release());
    await expect(start).toBeVisible();
    expect(
      await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('chapter-'))),
    ).toEqual([]);

    await start.click();
    await expect(offline(page).getByText(/^Kept · /)).toBeVisible({ timeout: 120_000 });
    await context.setOffline(true);
    await page.goto('/kept');
    await expect(page.getByText(/^1 chapter · \d+(\.\d)? MB$/)).toBeVisible();
    await page.getByRole('link', { name: FERRY.name }).click();
    await expectPageShown(page, 1);
    await page.goto('/kept');
    await page.getByRole('button', { name: `Delete ${FERRY.name} #1` }).click();
    await expect(page.getByRole('heading', { name: 'Nothing packed yet' })).toBeVisible();
    await page.goto('/viewer/30002');
    await expect(page.getByRole('heading', { level: 1, name: GONE.en })).toBeVisible();
  },
);

test(
  'R31: a chapter whose way in has ended is not shown without a network',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto(CHAPTER);
    await expectPageShown(page, 1);
    await keep(page);
    await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const record = (await (await cache.match('/.kept/record'))?.json()) as object;
      await cache.put('/.kept/record', Response.json({ ...record, endsAt: 1 }));
    }, `chapter-${FERRY.firstChapterId}`);
    await context.setOffline(true);
    await page.goto(CHAPTER);
    await expect(page.getByRole('heading', { level: 1, name: GONE.en })).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('chapter-'))))
      .toEqual([]);
  },
);

test('a browser without room keeps nothing, and says so', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 40_000_000, usage: 20_000_000 });
  });
  await page.goto(CHAPTER);
  await expectPageShown(page, 1);
  await openSettings(page);
  await offline(page).getByRole('button', { name: 'Keep for offline' }).click();
  await expect(
    offline(page).getByText('There is no room left on this device. Delete something you keep.'),
  ).toBeVisible();
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('chapter-')))).toEqual(
    [],
  );
});

test(
  'a favourite without a network is shown, and sent once when it is back, whichever tabs are open',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const sent: number[] = [];
    context.on('response', (response) => {
      if (response.request().method() === 'PUT' && response.url().includes('/api/title_list/bookmark'))
        sent.push(response.status());
    });
    await visit(page, TITLE);
    const other = await context.newPage();
    await other.goto(TITLE);
    await context.setOffline(true);
    const heart = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true }).filter({ visible: true });
    await heart(page, 'Favourite').click();
    await expect(heart(page, 'Favourited')).toBeVisible();
    await page.reload();
    await expect(heart(page, 'Favourited')).toBeVisible();
    expect(sent).toEqual([]);

    await context.setOffline(false);
    await expect.poll(() => sent).toEqual([200]);
    await expect.poll(() => waiting(page)).toEqual([]);
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) await expect(heart(tab, 'Favourited')).toBeVisible();
    expect(sent).toEqual([200]);
  },
);

test(
  'likes without a network are shown, after a reload too, and sent once, in order, when it is back',
  { tag: '@desktop' },
  async ({ page, context }, { parallelIndex }) => {
    const sent: string[] = [];
    context.on('response', (response) => {
      if (response.url().includes('/api/comment_like'))
        sent.push(`${response.request().method()} ${response.status()}`);
    });
    await visit(page, `/comments/${FERRY.firstChapterId + (parallelIndex % 3)}`);
    const like = (place: number) =>
      page
        .getByRole('article')
        .nth(place)
        .getByRole('button', { name: /^Like / });
    const liked = page.getByRole('button', { name: /^Like /, pressed: true });
    await context.setOffline(true);
    await like(0).click();
    await like(1).click();
    await expect(liked).toHaveCount(2);
    await page.reload();
    await expect(liked).toHaveCount(2);
    await liked.first().click();
    await expect(liked).toHaveCount(1);
    expect(sent).toEqual([]);

    await context.setOffline(false);
    await expect.poll(() => sent).toEqual(['PUT 200', 'PUT 200', 'DELETE 200']);
    await expect.poll(() => waiting(page)).toEqual([]);
    await page.reload();
    await expect(liked).toHaveCount(1);
    expect(sent).toHaveLength(3);
  },
);

test('what the origin refuses later is dropped, and shown as it is', { tag: '@desktop' }, async ({ page, context }) => {
  await visit(page, TITLE);
  await context.setOffline(true);
  const heart = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
  await heart('Favourite').click();
  await expect(heart('Favourited')).toBeVisible();
  // A title that is nobody's any more.
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((name) => name.startsWith('laterWrite_')) as [string];
    localStorage.setItem(key, localStorage.getItem(key)!.replace(/"title_id":\d+/, '"title_id":999999'));
  });
  await context.setOffline(false);
  await expect.poll(() => waiting(page)).toEqual([]);
  await expect(heart('Favourite')).toBeVisible();
});

test('the site can be installed, in the reader’s language', { tag: '@desktop' }, async ({ request }) => {
  for (const [locale, start] of [
    ['en', '/updates'],
    ['de', '/de/updates'],
  ] as const) {
    const manifest = (await (await request.get(`/manifest/${locale}.webmanifest`)).json()) as Record<
      string,
      unknown
    > & { icons: { src: string; sizes: string }[] };
    expect(manifest).toMatchObject({ name: 'Komawari', lang: locale, start_url: start, display: 'standalone' });
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    expect(await (await request.get(start)).text()).toContain(`href="/manifest/${locale}.webmanifest"`);
  }
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});
