import type { Page } from 'playwright/test';

import { openSettings } from '@/tests/e2e/reader';
import { expect, test } from '@/tests/e2e/test';

const NAMED = /<script\b(?![^>]*\snomodule)[^>]*\s(?:data-)?src="(\/_next\/[^"]+)"/gi;
const HELD = /<script\b[^>]*\sdata-src=/i;
const RUNTIME = /\/webpack-\w+\.js$/;

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4,11,12,13]')));

/** Loses the first so many requests of each script that is meant. @returns those that were lost */
async function lose(
  page: Page,
  times: number,
  isMeant: (file: string) => boolean,
): Promise<ReadonlyMap<string, number>> {
  const lost = new Map<string, number>();
  await page.route('**/_next/**/*.js', (route) => {
    const file = new URL(route.request().url()).pathname;
    const before = lost.get(file) ?? 0;
    if (!isMeant(file) || before === times) return route.continue();
    lost.set(file, before + 1);
    return route.abort('connectionreset');
  });
  return lost;
}

for (const [address, isHeld] of [
  ['/updates', true],
  ['/faq', false],
] as const) {
  test(
    `${address}: a script that is lost on its way is asked for again, and the page comes to life`,
    { tag: '@desktop' },
    async ({ page, request }) => {
      const html = await (await request.get(address)).text();
      expect(HELD.test(html)).toBe(isHeld);
      const named = new Set([...html.matchAll(NAMED)].map(([, file]) => file!));
      expect(named.size).toBeGreaterThan(5);
      const lost = await lose(page, 1, (file) => named.has(file));
      await page.goto(address);
      await openSettings(page);
      // Some may be on their way still: the settings need not all of them.
      await expect.poll(() => [...lost.keys()].sort()).toEqual([...named].sort());
    },
  );

  test(`${address}: so is what loads all others, twice`, { tag: '@desktop' }, async ({ page }) => {
    const lost = await lose(page, 2, (file) => RUNTIME.test(file));
    await page.goto(address);
    await openSettings(page);
    expect([...lost.values()]).toEqual([2]);
  });
}
