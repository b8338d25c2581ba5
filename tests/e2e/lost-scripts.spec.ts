import { expect, test } from 'playwright/test';

import { openSettings } from './reader';

const NAMED = /<script\b(?![^>]*\snomodule)[^>]*\s(?:data-)?src="(\/_next\/[^"]+)"/gi;

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4,11,12,13]')));

// One whose scripts wait for its picture, and one whose scripts do not.
for (const address of ['/updates', '/manga_list/ongoing']) {
  test(`${address}: a script that is lost on its way is asked for again, and the page comes to life`, { tag: '@desktop' }, async ({ page, request }) => {
    const html = await (await request.get(address)).text();
    const named = new Set([...html.matchAll(NAMED)].map(([, file]) => file!));
    expect(named.size).toBeGreaterThan(5);
    const lost = new Set<string>();
    await page.route('**/_next/**/*.js', (route) => {
      const file = new URL(route.request().url()).pathname;
      if (!named.has(file) || lost.has(file)) return route.continue();
      lost.add(file);
      return route.abort('connectionreset');
    });
    await page.goto(address);
    await openSettings(page);
    expect([...lost].sort()).toEqual([...named].sort());
  });

  test(`${address}: one that is lost twice is asked for by whoever needs it`, { tag: '@desktop' }, async ({ page }) => {
    let times = 0;
    await page.route('**/_next/**/app/**/layout-*.js', (route) => ((times += 1) > 2 ? route.continue() : route.abort('connectionreset')));
    await page.goto(address);
    await openSettings(page);
  });
}
