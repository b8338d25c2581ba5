import { decodeResponse } from '@/lib/wire/decode-response';

import { heardAnswer } from './heard-answer';
import { expectHydrated, FERRY } from './reader';
import { expect, test } from './test';

// Configured third parties are tested in viewer/advertisements.spec.ts.
test('without configured third parties the browser requests nothing from other hosts', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  // A remote origin has another port.
  const { hostname } = new URL(baseURL!);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.hostname !== hostname && !/^(data|blob):$/.test(url.protocol)) elsewhere.push(url.href);
  });
  for (const path of [`/titles/${FERRY.titleId}`, '/ranking/hottest', `/viewer/${FERRY.firstChapterId}`]) {
    await page.goto(path);
    await expectHydrated(page);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(page.locator('[data-ad-slot]')).toHaveCount(0);
    expect(await page.evaluate(() => [window.dataLayer, window.googletag, window.OnetrustActiveGroups])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  }
  expect(elsewhere).toEqual([]);
});

test('clicks on the popup and a banner of home are logged by the origin @1.19 @origin', async ({ page }) => {
  const errorOf = async (call: string) => {
    const answer = await heardAnswer(page, new RegExp(`/api/${call}\\?`));
    return async () => decodeResponse(await answer()).error;
  };
  await page.goto('/updates');
  const popup = await errorOf('popup_tap_log');
  await page.getByRole('dialog').getByRole('link').first().click();
  expect(await popup()).toBeFalsy();

  await page.goto('/updates');
  // The carousel runs: its clicks are handled.
  await expect(page.locator('[data-running]')).toBeAttached();
  const banner = await errorOf('banner_tap_log');
  await expectHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Featured series' }).last().click();
  expect(await banner()).toBeFalsy();
});
