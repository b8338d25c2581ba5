import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { serveSite, type Site } from '../support/serve-site';
import { expect, test } from './test';

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-popups-'));
let site: Site;

test.beforeAll(async ({ site: demo }) => {
  site = await serveSite({
    API_ORIGIN: `${demo.url}/api`,
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
  rmSync(folder, { recursive: true, force: true });
});
test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15' });

test('one popup comes at a time, each once: home’s, the promotion of the country, and the app in the device’s store @phone @1.15 @4.39', async ({
  page,
  request,
}) => {
  const dialogs = page.getByRole('dialog');
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
  await expect(dialogs).toHaveCount(1);
  await expect(dialogs).not.toHaveAccessibleName('Now in your country, too');
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);

  await page.goto(`${site.url}/updates`);
  await expect(dialogs).toHaveAccessibleName('Now in your country, too');
  await dialogs.getByRole('link', { name: 'Take a look' }).click();
  await expect(page).toHaveURL(/\/manga_list\/ongoing$/);

  await page.goto(`${site.url}/updates`);
  const note = page.getByRole('complementary', { name: 'Get the app' });
  await expect(note.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', 'https://store.example/ios');
  await expect(dialogs).toHaveCount(0);
  await note.getByRole('button', { name: 'Close the note about the app' }).click();
  await expect(note).toHaveCount(0);
});
