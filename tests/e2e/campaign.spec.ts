import { campaignPaths } from '@/lib/routes';

import { expectHydrated } from './reader';
import { stopClock } from './stop-clock';
import { expect, test } from './test';

/** crawl.spec.ts reads the others. */
const [group, paths] = Object.entries(campaignPaths)[0]!;

test.describe('on an iPhone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
  });

  test('the paths of a group lead to its one link after 1,400 ms, and Back skips them @2.16 @2.17 @2.18', async ({
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
});
