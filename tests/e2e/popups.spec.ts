import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page, Route } from 'playwright/test';

import { popupOrigin, type PopupOrigin } from '../support/popup-origin';
import { serveSite, type Site } from '../support/serve-site';
import { FERRY } from './reader';
import { expect, test } from './test';

// They share a site of their own, whose origin has a popup of another kind in each language.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-US' });

const leadsTo = (titleId: number) => ({ action: { url: `komawari://detail/${titleId}` } });
const HOME = {
  eng: {
    popupId: 501,
    oSDefault: {
      subject: 'A word of welcome',
      body: 'Begin anywhere.',
      okButton: { text: 'Show me', ...leadsTo(FERRY.titleId) },
      cancelButton: { text: 'Later' },
    },
  },
  esp: {
    popupId: 502,
    appDefault: {
      subject: 'Recién salido',
      body: 'Tres gatos.',
      imageUrl: '/icons/any-192.png',
      ...leadsTo(FERRY.spanishTitleId),
    },
  },
  fra: { popupId: 503, oneImage: { imageUrl: '/icons/any-192.png', ...leadsTo(FERRY.titleId) } },
  deu: { popupId: 504, movieReward: { imageUrl: '/icons/any-192.png' } },
};
const RATING = {
  popupId: 505,
  oSDefault: {
    subject: 'For adults',
    body: 'Blood and ink.',
    okButton: { text: 'I am of age' },
    cancelButton: { text: 'Go back' },
  },
};
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Phone) AppleWebKit/537.36';
const DAY = 86_400_000;
/** Readers of this country are promoted to. */
const THERE = { 'CF-IPCountry': 'MX' };

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-popups-'));
let origin: PopupOrigin;
let site: Site;

test.beforeAll(async ({ site: demo }) => {
  origin = await popupOrigin(`${demo.url}/api`, { home: HOME, rating: RATING });
  site = await serveSite({
    API_ORIGIN: origin.base,
    DATA_DIR: folder,
    COUNTRY_HEADER: 'CF-IPCountry',
    PROMOTION_FROM: '2020-01-01',
    PROMOTION_UNTIL: '2999-12-31',
    IOS_APP_URL: 'https://store.example/ios',
    ANDROID_APP_URL: 'https://store.example/android',
  });
});
test.afterAll(async () => {
  await site?.stop();
  origin?.close();
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(async ({ context }) => {
  origin.tapped.length = 0;
  origin.refuseTaps(false);
  // Covers are not what is looked at, and each would be drawn first.
  await context.route('**/media/**', (route) => route.abort());
});

const dialogs = (page: Page) => page.getByRole('dialog');

/** Opens a page, and lets everything come that comes by itself. */
const open = (page: Page, at: string) => page.goto(site.url + at, { waitUntil: 'networkidle' });

test.describe('home', () => {
  for (const [kind, at, name, text, link, href, id] of [
    ['words', '/updates', 'A word of welcome', 'Begin anywhere.', 'Show me', `/titles/${FERRY.titleId}`, 501],
    [
      'words and a picture',
      '/es/updates',
      'Recién salido',
      'Tres gatos.',
      'Ver más',
      `/es/titles/${FERRY.spanishTitleId}`,
      502,
    ],
    ['a picture', '/fr/updates', 'Pour vous', '', 'Découvrir', `/fr/titles/${FERRY.titleId}`, 503],
    [
      'a film for a chapter',
      '/de/updates',
      'Für dich',
      'in der App',
      'App holen',
      'https://store.example/android',
      504,
    ],
  ] as const) {
    test(`a popup of ${kind} is shown once, and its tap is told @2.31 @4.39`, async ({ page }) => {
      await page.goto(site.url + at);
      const popup = page.getByRole('dialog', { name });
      await expect(popup).toContainText(text);
      await expect(popup.locator('img')).toHaveCount(id === 501 ? 0 : 1);
      const way = popup.getByRole('link', { name: link });
      await expect(way).toHaveAttribute('href', href);
      if (href.startsWith('https:'))
        await way.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
      await way.click();
      await expect.poll(() => origin.tapped).toEqual([id]);
      if (href.startsWith('/')) await expect(page).toHaveURL(site.url + href);
      await open(page, at);
      await expect(dialogs(page)).toHaveCount(0);
    });
  }

  test('Escape puts it away for good, and in every other tab @4.39', { tag: '@desktop' }, async ({ page, context }) => {
    await page.goto(`${site.url}/updates`);
    await expect(dialogs(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('VIEWED_POPUP'))).toBe('[501]');
    expect(origin.tapped).toEqual([]);
    const other = await context.newPage();
    await open(other, '/updates');
    await expect(dialogs(other)).toHaveCount(0);
  });

  test('rubbish that is stored is nothing', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '{"501":1'));
    await page.goto(`${site.url}/updates`);
    await page.getByRole('button', { name: 'Later' }).click();
    expect(await page.evaluate(() => localStorage.getItem('VIEWED_POPUP'))).toBe('[501]');
  });

  test('where storage is blocked it is shown once a visit', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto(`${site.url}/updates`);
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/updates$/);
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(dialogs(page)).toHaveCount(0);
    await page.reload();
    await expect(dialogs(page)).toBeVisible();
  });

  test('a tap that is refused changes nothing', { tag: '@desktop' }, async ({ page }) => {
    origin.refuseTaps(true);
    await page.goto(`${site.url}/updates`);
    await page.getByRole('link', { name: 'Show me' }).click();
    await expect(page).toHaveURL(`${site.url}/titles/${FERRY.titleId}`);
    await expect.poll(() => origin.tapped).toEqual([501]);
  });
});

test('a rating is spoken of in each title and chapter, until its reader asks not to be told again @2.48 @4.40', async ({
  page,
}) => {
  await page.goto(`${site.url}/titles/${FERRY.titleId}`);
  const rating = page.getByRole('dialog', { name: 'For adults' });
  await rating.getByRole('button', { name: 'I am of age' }).click();
  await expect.poll(() => origin.tapped).toEqual([505]);

  await page.goto(`${site.url}/viewer/${FERRY.firstChapterId}`);
  await rating.getByRole('checkbox', { name: 'Don’t show this again' }).check();
  await page.keyboard.press('Escape');
  await expect(rating).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rating_checked_505'))).not.toBeNull();

  for (const at of [`/viewer/${FERRY.firstChapterId}`, `/titles/${FERRY.titleId}`]) {
    await open(page, at);
    await expect(dialogs(page)).toHaveCount(0);
  }
});

test('who is not of age goes back to where he came from', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${site.url}/ranking/hottest`);
  await page.goto(`${site.url}/titles/${FERRY.titleId}`);
  await page.getByRole('dialog', { name: 'For adults' }).getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(`${site.url}/ranking/hottest`);
});

test.describe('what is promoted', () => {
  const promotion = (page: Page) => page.getByRole('dialog', { name: 'Close to home' });

  test(
    'is shown in its countries alone, by pages that are the same for all',
    { tag: '@desktop' },
    async ({ page, request }) => {
      const from = async (country: string) => {
        const response = await request.get(`${site.url}/api/promotion`, { headers: { 'CF-IPCountry': country } });
        return [await response.json(), response.headers()['cache-control']];
      };
      expect(await from('mx')).toEqual([{ isHere: true }, 'private, no-store']);
      expect(await from('ES')).toEqual([{ isHere: false }, 'private, no-store']);

      const pageFor = async (headers: Record<string, string>) => {
        const response = await request.get(`${site.url}/ranking/hottest`, { headers });
        return [response.headers()['x-nextjs-cache'], await response.text()];
      };
      const ELSEWHERE = { 'CF-IPCountry': 'ES' };
      await expect.poll(async () => (await pageFor(ELSEWHERE))[0]).toBe('HIT');
      // Between the two it may be made anew.
      await expect(async () => expect(await pageFor(THERE)).toEqual(await pageFor(ELSEWHERE))).toPass();

      await page.setExtraHTTPHeaders(ELSEWHERE);
      const elsewhere = page.waitForResponse(`${site.url}/api/promotion`);
      await page.goto(`${site.url}/ranking/hottest`);
      await (await elsewhere).finished();
      await expect(dialogs(page)).toHaveCount(0);

      await page.setExtraHTTPHeaders(THERE);
      await page.reload();
      await expect(promotion(page)).toBeVisible();
      await promotion(page).getByRole('link', { name: 'Take a look' }).click();
      await expect(page).toHaveURL(/\/manga_list\/ongoing$/);
      await expect(promotion(page)).toHaveCount(0);
    },
  );

  test('comes once in 24 hours', { tag: '@desktop' }, async ({ page }) => {
    await page.setExtraHTTPHeaders(THERE);
    const start = Date.now();
    const visit = async (after: number) => {
      await page.clock.setFixedTime(start + after);
      await open(page, '/ranking/hottest');
    };
    await visit(0);
    await expect(promotion(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await visit(DAY - 60_000);
    await expect(promotion(page)).toHaveCount(0);
    await visit(DAY + 60_000);
    await expect(promotion(page)).toBeVisible();
  });

  test(
    'is not missed where it cannot be asked for, and comes with another page',
    { tag: '@desktop' },
    async ({ page }) => {
      const uncaught: string[] = [];
      page.on('pageerror', ({ message }) => uncaught.push(message));
      await page.setExtraHTTPHeaders(THERE);
      const CALL = '**/api/promotion';
      for (const fail of [
        (route: Route) => route.fulfill({ status: 500, body: '' }),
        (route: Route) => route.abort('connectionrefused'),
      ]) {
        await page.route(CALL, fail);
        const asked = page.waitForRequest(CALL);
        await page.goto(`${site.url}/ranking/hottest`);
        await asked;
        await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
        await expect(page).toHaveURL(/\/terms$/);
        await expect(dialogs(page)).toHaveCount(0);
        await page.unroute(CALL);
      }
      expect(uncaught).toEqual([]);
      await page.goto(`${site.url}/ranking/hottest`);
      await expect(promotion(page)).toBeVisible();
    },
  );

  test('waits for the popup of home, and then for another page', { tag: '@desktop' }, async ({ page }) => {
    await page.setExtraHTTPHeaders(THERE);
    const asked = page.waitForResponse(`${site.url}/api/promotion`);
    await page.goto(`${site.url}/updates`);
    await (await asked).finished();
    await expect(dialogs(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(dialogs(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(promotion(page)).toBeVisible();
  });

  test('does not come between a reader and what he types', { tag: '@desktop' }, async ({ page }) => {
    await page.setExtraHTTPHeaders(THERE);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    // The field is given the focus with the page's words: what is promoted might be there before.
    await page.route('**/api/promotion', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForResponse(`${site.url}/api/promotion`);
    await page.goto(`${site.url}/search_result`);
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toBeFocused();
    answer();
    await (await asked).finished();
    await field.pressSequentially('ferry');
    await expect(field).toHaveValue('ferry');
    await expect(dialogs(page)).toHaveCount(0);
    await field.blur();
    await expect(promotion(page)).toBeVisible();
  });
});

test.describe('the app', () => {
  const note = (page: Page) => page.getByRole('complementary', { name: 'Get the app' });

  for (const [device, userAgent, store] of [
    ['an iPhone', IPHONE, 'ios'],
    ['an Android phone', ANDROID, 'android'],
  ] as const) {
    test.describe(`on ${device}`, () => {
      test.use({ userAgent });

      test(
        'is offered in its store, and away for 60 days once it is closed @1.15',
        { tag: '@phone' },
        async ({ page }) => {
          const start = Date.now();
          await page.clock.setFixedTime(start);
          await page.goto(`${site.url}/ranking/hottest`);
          await expect(note(page).getByRole('link', { name: 'Get the app' })).toHaveAttribute(
            'href',
            `https://store.example/${store}`,
          );
          await note(page).getByRole('button', { name: 'Close the note about the app' }).click();
          await expect(note(page)).toHaveCount(0);

          for (const days of [0, 59]) {
            await page.clock.setFixedTime(start + days * DAY);
            await open(page, '/ranking/trending');
            await expect(note(page)).toHaveCount(0);
          }
          await page.clock.setFixedTime(start + 60 * DAY);
          await page.goto(`${site.url}/ranking/trending`);
          await expect(note(page)).toBeVisible();
        },
      );

      test(
        'waits for the popup of home, and is away where a page speaks of the app itself',
        { tag: '@phone' },
        async ({ page }) => {
          await page.goto(`${site.url}/updates`);
          await page.getByRole('button', { name: 'Later' }).click();
          await expect(note(page)).toHaveCount(0);
          await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
          await expect(page).toHaveURL(/\/terms$/);
          await expect(note(page)).toBeVisible();
          await open(page, `/comments/${FERRY.firstChapterId}`);
          await expect(note(page)).toHaveCount(0);
        },
      );
    });
  }

  test('is not offered on a computer', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/ranking/hottest');
    await expect(note(page)).toHaveCount(0);
  });
});
