import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright/test';

import { NOTICE_SHOWN_MS } from '@/components/ui/notice-shown-ms';
import { openDatabase } from '@/lib/origin/store/open-database';

import { startPushService, type PushService } from '../support/push-service';
import { serveSite, type Site } from '../support/serve-site';
import { clickNotice, deliverPush, shownNotices } from './deliver-push';
import { holdTimers } from './hold-timers';
import { FERRY, openSettings } from './reader';
import { expect, test } from './test';

// They share a site of their own, whose clock they move.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ serviceWorkers: 'allow' });

const SOON_SECONDS = 30;
const MINUTE = 61;
const DAY = 86_400;
const OFFER = 'Tell me about new chapters';

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-notifications-'));
let service: PushService;
let site: Site;
/** How far the site's clock is ahead, in seconds. */
let ahead = 0;

test.beforeAll(async () => {
  service = await startPushService();
  site = await serveSite({ DATA_DIR: folder, PUSH_TO_LOOPBACK: '1' });
  await fetch(`${site.url}/api/language`);
});
test.afterAll(async () => {
  await site?.stop();
  service?.close();
  rmSync(folder, { recursive: true, force: true });
});

const now = () => Math.floor(Date.now() / 1_000) + ahead;

async function passMinute(): Promise<void> {
  site.passMinute();
  ahead += MINUTE;
  // Two signals that come before the first is heard are one.
  await fetch(`${site.url}/robots.txt`);
}

/** Has the announced chapter of a title come out as the clock goes on. */
async function release(titleId: number): Promise<number> {
  // A new day of the demo would announce it anew.
  while (DAY - (now() % DAY) < 5 * MINUTE) await passMinute();
  const db = openDatabase({ dataDir: folder });
  const { id } = await db
    .selectFrom('chapters')
    .select('id')
    .where('title_id', '=', titleId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('chapters')
    .set({ start_at: now() + SOON_SECONDS, access: 'free' })
    .where('id', '=', id)
    .execute();
  await db.destroy();
  await passMinute();
  return id;
}

/** The browser's own push service is out of reach of tests: what it would hand out is handed out by ours. All else is real. */
async function subscribeAtOurs(page: Page, name: string): Promise<void> {
  await page.addInitScript((token) => {
    let key: ArrayBuffer | null = null;
    const subscription = {
      toJSON: () => JSON.parse(token) as object,
      unsubscribe: () => Promise.resolve(true),
      options: {
        get applicationServerKey() {
          return key;
        },
      },
    };
    PushManager.prototype.subscribe = (options) => {
      const encoded = (options!.applicationServerKey as string).replaceAll('-', '+').replaceAll('_', '/');
      key = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0)).buffer;
      return Promise.resolve(subscription as unknown as PushSubscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem('pushToken') ? (subscription as unknown as PushSubscription) : null);
  }, service.subscribe(name));
}

/** Pictures that nobody looks at here take the time and the connections of what is. */
async function visit(page: Page, below: string): Promise<void> {
  await page.context().route('**/media/**', (route) => route.abort());
  await page.goto(site.url + below);
}

const offer = (page: Page) => page.getByRole('button', { name: OFFER });
const messagesTo = (name: string) =>
  service.received.filter(({ to }) => to === name).map(({ message }) => message as Record<string, string>);

test(
  'a reader who asks for it is told of the next chapter, in the language he chose @1.18',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: site.url });
    await subscribeAtOurs(page, 'reader');
    await visit(page, `/titles/${FERRY.titleId}`);
    // It is registered once the page has loaded; who asks before it is there waits for it, but not for ever.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await offer(page).click();
    const told = page.getByText('You’ll be told when a new chapter is out.');
    await expect(told).toBeVisible();
    await expect(told).toBeFocused();
    await expect(page.getByRole('button', { name: 'Favourited' })).toBeVisible();

    await page.goto(`${site.url}/favorited`);
    await openSettings(page);
    await page.getByRole('dialog', { name: 'Languages' }).getByRole('button', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${site.url}/es/favorited`);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('pushToken')!).language as string))
      .toBe('esp');

    const chapter = await release(FERRY.titleId);
    // The origin looks for news every few seconds.
    await expect.poll(() => messagesTo('reader'), { timeout: 60_000 }).toHaveLength(1);
    const [message] = messagesTo('reader');
    expect(message).toMatchObject({
      title: FERRY.name,
      path: `/viewer/${chapter}`,
      body: expect.stringMatching(/^Nuevo capítulo: #\d+ – ./),
    });
    // The browser waits for both before it shows anything, and whoever asks for one first for its being drawn.
    for (const picture of [message!.icon, message!.image])
      expect((await page.request.get(site.url + picture)).headers()['content-type']).toBe('image/webp');

    // The browser hands it to the worker, which shows it; a click opens the chapter in the reader's language, and then finds it open.
    await deliverPush(page, message!);
    await expect
      .poll(() => shownNotices(page))
      .toEqual([{ title: message!.title, body: message!.body, path: `/viewer/${chapter}` }]);
    const click = await clickNotice(context);
    expect(click).toEqual({ asked: 'open', address: `/viewer/${chapter}` });
    await expect.poll(() => shownNotices(page)).toEqual([]);
    await page.goto(site.url + click.address);
    await expect(page).toHaveURL(new RegExp(`/es/viewer/${chapter}`));
    await deliverPush(page, message!);
    await expect.poll(() => shownNotices(page)).toHaveLength(1);
    expect(await clickNotice(context)).toEqual({
      asked: 'focus',
      address: expect.stringContaining(`/es/viewer/${chapter}`),
    });
  },
);

test('a reader who has forbidden it is told where to allow it', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await visit(page, `/titles/${FERRY.titleId}`);
  await expect(page.getByText('Notifications are blocked here.')).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test(
  'a registration that the origin refuses, or no network takes, is told of and may be tried again',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: site.url });
    await subscribeAtOurs(page, 'unlucky');
    // A notice stays as long as it takes to look at it.
    const passTime = await holdTimers(page, NOTICE_SHOWN_MS);
    await visit(page, `/titles/${FERRY.titleId}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const failed = page.getByText('That didn’t work. Please try again later.');
    const kept = () => page.evaluate(() => localStorage.getItem('pushToken'));

    const REFUSED = '**/api/web_push_token?*';
    await context.route(REFUSED, (route) => route.fulfill({ status: 500, body: '' }));
    await offer(page).click();
    await expect(failed).toBeVisible();
    expect(await kept()).toBeNull();
    await context.unroute(REFUSED);
    await passTime(page);
    await expect(failed).toHaveCount(0);

    await context.setOffline(true);
    await offer(page).click();
    await expect(failed).toBeVisible();
    expect(await kept()).toBeNull();
    await context.setOffline(false);

    await offer(page).click();
    await expect(page.getByText('You’ll be told when a new chapter is out.')).toBeVisible();
    expect(await kept()).not.toBeNull();
  },
);
