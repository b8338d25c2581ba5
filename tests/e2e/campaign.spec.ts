import { campaignPaths } from '@/lib/routes';

import { expectHydrated } from './reader';
import { stopClock } from './stop-clock';
import { expect, test } from './test';

const GROUPS = Object.entries(campaignPaths);

test.describe('on an iPhone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
  });

  for (const [group, paths] of GROUPS) {
    test(`the paths of the group ${group} lead to its one link after 1,400 ms, and Back skips them @2.16 @2.17 @2.18`, async ({
      page,
      baseURL,
    }) => {
      const app = `${baseURL}/en/about_us?from=${group}`;
      await stopClock(page);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('link', { name: 'Go now' }), path).toHaveAttribute('href', app);
      }
      await expectHydrated(page);
      await page.clock.runFor(1_399);
      await expect(page).toHaveURL(paths.at(-1)!);
      await page.clock.runFor(1);
      await expect(page).toHaveURL(app);
      await page.goBack();
      await expect(page).toHaveURL(paths.at(-2)!);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a campaign path leads on by a refresh @2.18', async ({ page, baseURL }) => {
    await page.goto('/popus');
    await expect(page).toHaveURL(`${baseURL}/en/about_us?from=us`);
  });
});
