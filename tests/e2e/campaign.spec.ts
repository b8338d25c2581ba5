import { campaignPaths } from '@/lib/routes';

import { stopClock } from './stop-clock';
import { expect, test } from './test';

const PHONE = { width: 390, height: 844 };
const DEVICES = [
  [
    'an iPhone',
    { viewport: PHONE, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15' },
  ],
  ['an Android phone', { viewport: PHONE, userAgent: 'Mozilla/5.0 (Linux; Android 16; Phone) AppleWebKit/537.36' }],
  ['a computer', {}],
] as const;
const GROUPS = Object.entries(campaignPaths);

for (const [device, use] of DEVICES) {
  test.describe(`on ${device}`, { tag: '@desktop' }, () => {
    test.use(use);

    for (const [group, paths] of GROUPS) {
      test(`all addresses of the group ${group} lead to its one link, after 1,400 ms, and Back is before them @2.16 @2.17 @2.18`, async ({
        page,
        baseURL,
      }) => {
        const app = `${baseURL}/en/about_us?from=${group}`;
        await stopClock(page);
        for (const path of paths) {
          await page.goto(path);
          await expect(page.getByRole('link', { name: 'Go now' }), path).toHaveAttribute('href', app);
        }
        await page.clock.runFor(1_399);
        await expect(page).toHaveURL(paths.at(-1)!);
        // The 1,400 ms are counted from when the page runs.
        await expect(async () => {
          await page.clock.runFor(1_400);
          await expect(page).toHaveURL(app, { timeout: 500 });
        }).toPass();
        await page.goBack();
        await expect(page).toHaveURL(paths.at(-2)!);
      });
    }
  });
}

test(
  'no address carries a locale, is kept by a cache or found by a search, and each leads on without JavaScript @2.18',
  { tag: '@desktop' },
  async ({ request, baseURL }) => {
    for (const [group, paths] of GROUPS) {
      for (const path of paths) {
        const response = await request.get(path, { headers: { 'accept-language': 'es' }, maxRedirects: 0 });
        expect([path, response.status(), response.headers()['cache-control']]).toEqual([path, 200, 'no-store']);
        const html = await response.text();
        expect(html).toContain('<html lang="es"');
        expect(html).toMatch(/<meta name="robots" content="noindex/);
        expect(html).toContain(
          `<noscript><meta http-equiv="refresh" content="1.4;url=${baseURL}/es/about_us?from=${group}"`,
        );
        expect((await request.get(`/es${path}`, { maxRedirects: 0 })).status(), `/es${path}`).toBe(404);
      }
    }
  },
);

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, group] of [
    ['/popus', 'us'],
    ['/webtopfr', 'fr'],
  ] as const) {
    test(`${path} leads on by itself`, async ({ page, baseURL }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`${baseURL}/en/about_us?from=${group}`);
    });
  }
});
