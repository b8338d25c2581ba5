import type { Page } from 'playwright/test';

import { axeFaults } from '@/tests/e2e/axe-faults';
import { saidIn } from '@/tests/e2e/said-in';
import { expect, test } from '@/tests/e2e/test';

/** What all pages stand in. */
const FRAME = /\/_next\/static\/chunks\/app\/(?:%5B|\[)locale(?:%5D|\])\/layout-[^/]+\.js$/;

/** Lets the code of the frame come, each part of it broken, for whoever needs it: none is run as it comes, which would break what comes with it. */
async function breakFrame(page: Page): Promise<void> {
  await page.route(FRAME, async (route) => {
    const code = await (await route.fetch()).text();
    const breaking = `{const all = self.webpackChunk_N_E ??= [], { push } = all;
all.push = (chunk) => {
  all.push = push;
  for (const part in chunk[1]) chunk[1][part] = () => { throw new Error('broken'); };
  return push.call(all, chunk.slice(0, 2));
}}`;
    await route.fulfill({ contentType: 'application/javascript', body: `${breaking}\n${code}` });
  });
}

test(
  'where the frame of all pages fails, it is said in the page’s language, and trying again brings the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await breakFrame(page);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/es/about_us');
    const head = page.getByRole('heading', { level: 1 });
    await expect(head).toHaveText('Se derramó la tinta');
    await expect(page).toHaveTitle('Se derramó la tinta');
    for (const [name, value] of [
      ['lang', 'es'],
      ['data-theme', 'dark'],
    ] as const)
      await expect(page.locator('html')).toHaveAttribute(name, value);
    expect(await axeFaults(page)).toEqual([]);
    await page.unroute(FRAME);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(head).toHaveText(saidIn('es')['/about_us']!.h1);
  },
);
