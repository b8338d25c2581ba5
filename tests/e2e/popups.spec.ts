import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright/test';

import { popupOrigin, type PopupOrigin } from '../support/popup-origin';
import { serveSite, type Site } from '../support/serve-site';
import { expectHydrated, FERRY } from './reader';
import { expect, test } from './test';

// They share a site of their own, whose origin has a popup of another kind in each language.
test.describe.configure({ mode: 'default' });

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
test.beforeEach(() => void (origin.tapped.length = 0));

const dialogs = (page: Page) => page.getByRole('dialog');
const appNote = (page: Page) => page.getByRole('complementary', { name: 'Get the app' });
const storeLink = (page: Page) => appNote(page).getByRole('link', { name: 'Get the app' });

test('home’s popup shows words, and a picture where there is one, leads on, and its tap is counted @2.31 @4.39', async ({
  page,
}) => {
  for (const [below, name, text, pictures, link, target, id] of [
    ['/updates', 'A word of welcome', 'Begin anywhere.', 0, 'Show me', `/titles/${FERRY.titleId}`, 501],
    ['/es/updates', 'Recién salido', 'Tres gatos.', 1, 'Ver más', `/es/titles/${FERRY.spanishTitleId}`, 502],
  ] as const) {
    origin.tapped.length = 0;
    await page.goto(site.url + below);
    const popup = page.getByRole('dialog', { name });
    await expect(popup).toContainText(text);
    await expect(popup.locator('img')).toHaveCount(pictures);
    await popup.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(site.url + target);
    await expect.poll(() => origin.tapped).toEqual([id]);
  }
  expect(await page.evaluate(() => localStorage.getItem('VIEWED_POPUP'))).toBe('[501,502]');
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('one popup comes at a time, each once: home’s, the promotion of the country, and the app in the device’s store @phone @1.15 @4.39', async ({
    page,
    request,
  }) => {
    for (const [country, isHere] of [
      ['mx', true],
      ['ES', false],
    ] as const) {
      const answer = await request.get(`${site.url}/api/promotion`, { headers: { 'CF-IPCountry': country } });
      expect(await answer.json()).toEqual({ isHere });
      expect(answer.headers()['cache-control']).toBe('private, no-store');
    }
    await page.setExtraHTTPHeaders({ 'CF-IPCountry': 'MX' });
    await page.goto(`${site.url}/updates`);
    await expect(page.getByRole('dialog', { name: 'A word of welcome' })).toBeVisible();
    await expect(dialogs(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    expect(origin.tapped).toEqual([]);

    await page.goto(`${site.url}/updates`);
    const promotion = page.getByRole('dialog', { name: 'Now in your country, too' });
    await expect(promotion).toBeVisible();
    await expect(dialogs(page)).toHaveCount(1);
    await promotion.getByRole('link', { name: 'Take a look' }).click();
    await expect(page).toHaveURL(/\/manga_list\/ongoing$/);

    await page.goto(`${site.url}/updates`);
    await expect(storeLink(page)).toHaveAttribute('href', 'https://store.example/ios');
    await expect(dialogs(page)).toHaveCount(0);
    await appNote(page).getByRole('button', { name: 'Close the note about the app' }).click();
    await expect(appNote(page)).toHaveCount(0);
  });
});

test.describe('on an Android phone', () => {
  test.use({ userAgent: ANDROID });

  test('the app is offered in the Android store @phone @1.15', async ({ page }) => {
    await page.goto(`${site.url}/ranking/trending`);
    await expect(storeLink(page)).toHaveAttribute('href', 'https://store.example/android');
  });
});

test('a rating popup is shown on titles and chapters until the reader ticks the checkbox, and leads back @2.48 @4.40', async ({
  page,
}) => {
  const title = `${site.url}/titles/${FERRY.titleId}`;
  const rating = page.getByRole('dialog', { name: 'For adults' });
  await page.goto(`${site.url}/ranking/hottest`);
  await page.goto(title);
  await rating.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(`${site.url}/ranking/hottest`);

  await page.goto(title);
  await rating.getByRole('button', { name: 'I am of age' }).click();
  await expect.poll(() => origin.tapped).toEqual([505]);
  await page.goto(`${site.url}/viewer/${FERRY.firstChapterId}`);
  await rating.getByRole('checkbox', { name: 'Don’t show this again' }).check();
  await page.keyboard.press('Escape');
  await expect(rating).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rating_checked_505'))).not.toBeNull();
  await page.goto(title);
  await expectHydrated(page);
  await expect(page.getByRole('button', { name: 'Add to favourites', exact: true }).first()).toBeAttached();
  await expect(rating).toHaveCount(0);
});
