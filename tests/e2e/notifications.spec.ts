import { createECDH, randomBytes } from 'node:crypto';

import type { Page } from 'playwright/test';

import { clickNotice, deliverPush, shownNotices } from './deliver-push';
import { FERRY, openPage, openSettings } from './reader';
import { expect, test } from './test';

test.use({
  serviceWorkers: 'allow',
  // The headless shell has no notifications.
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, executablePath: process.env.CHROMIUM_PATH || undefined }),
});

const TITLE = `/titles/${FERRY.titleId}`;
const CHAPTER = `/viewer/${FERRY.firstChapterId}`;

const offer = (page: Page) => page.getByRole('button', { name: 'Tell me about new chapters' });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('pushToken'));

/** Stands in for the browser's push service, which tests cannot reach: only its subscription is made up. */
async function stubSubscription(page: Page): Promise<void> {
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript(
    (token) => {
      const options: { applicationServerKey?: ArrayBuffer } = {};
      const unsubscribe = () => Promise.resolve(true);
      const subscription = { toJSON: () => token, unsubscribe, options } as unknown as PushSubscription;
      PushManager.prototype.subscribe = (asked) => {
        const encoded = (asked!.applicationServerKey as string).replaceAll('-', '+').replaceAll('_', '/');
        options.applicationServerKey = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0)).buffer;
        return Promise.resolve(subscription);
      };
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(localStorage.getItem('pushToken') ? subscription : null);
    },
    { endpoint: 'https://push.example.invalid/reader', keys },
  );
}

test('a reader subscribes, after a failure too, in the chosen language, and a click on a notification opens its chapter @1.18', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.url });
  await stubSubscription(page);
  // From the beginning, because a visit with permission registers by itself.
  const CALL = '**/api/web_push_token?*';
  await context.route(CALL, (route) => route.fulfill({ status: 500, body: '' }));
  await openPage(page, TITLE);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await offer(page).click();
  await expect(page.getByText('That didn’t work. Please try again later.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await context.unroute(CALL);
  await offer(page).click();
  const subscribed = page.getByRole('paragraph').filter({ hasText: 'You’ll be told when a new chapter is out.' });
  await expect(subscribed).toBeFocused();
  await expect(page.getByRole('button', { name: 'Favourited' })).toBeVisible();
  expect(JSON.parse((await storedToken(page))!)).toMatchObject({ language: 'eng' });

  await openPage(page, '/favorited');
  await openSettings(page);
  await page.getByRole('dialog', { name: 'Languages' }).getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/favorited');
  await expect.poll(async () => (JSON.parse((await storedToken(page))!) as { language: string }).language).toBe('esp');

  const message = { title: FERRY.name, body: 'Nuevo capítulo: #1', path: CHAPTER };
  await deliverPush(page, message);
  await expect.poll(() => shownNotices(page)).toEqual([message]);
  expect(await clickNotice(context)).toEqual({ asked: 'open', address: CHAPTER });
  await expect.poll(() => shownNotices(page)).toEqual([]);
  await page.goto(CHAPTER);
  await expect(page).toHaveURL(new RegExp(`/es${CHAPTER}`));
  await deliverPush(page, message);
  await expect.poll(() => shownNotices(page)).toHaveLength(1);
  expect(await clickNotice(context)).toEqual({
    asked: 'focus',
    address: expect.stringContaining(`/es${CHAPTER}`),
  });
});
