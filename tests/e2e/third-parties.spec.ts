import { decodeResponse } from '@/lib/wire/decode-response';

import { heardAnswer } from './heard-answer';
import { expectHydrated, FERRY } from './reader';
import { expect, test } from './test';

// What an operator has named is proven beside the viewer's tests, on a site of its own: viewer/advertisements.spec.ts.
test(
  'where the operator has named nobody, nobody else is asked, and no room is kept',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    // The origin may lie beside the site, at another port.
    const { hostname } = new URL(baseURL!);
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.hostname !== hostname && !/^(data|blob):$/.test(url.protocol)) elsewhere.push(url.href);
    });
    for (const path of [`/titles/${FERRY.titleId}`, '/ranking/hottest', `/viewer/${FERRY.firstChapterId}`]) {
      await page.goto(path);
      // Its scripts wait for its picture.
      await expect(page.locator('html:not([data-held])')).toBeAttached();
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      await expect(page.locator('[data-ad-slot]')).toHaveCount(0);
      expect(await page.evaluate(() => [window.dataLayer, window.googletag, window.OnetrustActiveGroups])).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
    expect(elsewhere).toEqual([]);
  },
);

test(
  'what a reader follows on home is told to the origin, which keeps it @1.19',
  { tag: ['@desktop', '@origin'] },
  async ({ page }) => {
    const kept = async (call: string) => {
      const answer = await heardAnswer(page, new RegExp(`/api/${call}\\?`));
      return async () => decodeResponse(await answer()).error;
    };
    await page.goto('/updates');
    // Another each week.
    const greeting = page.getByRole('dialog');
    const popup = await kept('popup_tap_log');
    await greeting.getByRole('link').first().click();
    expect(await popup()).toBeFalsy();

    await page.goto('/updates');
    // Until its scripts are there, nobody hears what is followed.
    await expect(page.locator('[data-running]')).toBeAttached();
    const banner = await kept('banner_tap_log');
    const series = page.getByRole('main').getByRole('link', { name: 'Featured series' }).last();
    await expectHydrated(page);
    await series.click();
    expect(await banner()).toBeFalsy();
  },
);
