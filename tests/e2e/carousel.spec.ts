import type { Page } from 'playwright/test';
import { expect, test } from './test';

const carousel = (page: Page) => page.getByRole('region', { name: 'Featured now' });
const place = (page: Page) => carousel(page).getByText(/^\d+ \/ \d+$/);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4]'));
  // Where they stand is looked at, not what is on them.
  await page.route('**/media/**', (route) => route.abort());
  // Nothing moves by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [width, count] of [
  [390, 1],
  [767, 1],
  [768, 2],
  [1_099, 2],
] as const) {
  test(`at ${width} px as many banners stand whole in sight: ${count} @9.7`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/updates');
    const inSight = () =>
      carousel(page)
        .getByRole('group')
        .evaluateAll(
          (slides) =>
            slides
              .map((slide) => slide.getBoundingClientRect())
              .filter(({ left, right }) => left >= -1 && right <= window.innerWidth + 1).length,
        );
    await expect.poll(inSight).toBe(count);
  });
}

test(
  'the right arrow stops where the index plus 3 equals the count, and the left one goes round',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/updates');
    const next = carousel(page).getByRole('button', { name: 'Next banner' });
    const count = Number((await place(page).textContent())!.split('/')[1]);
    // The first in sight is the one before the chosen one: it is what the index counts.
    const last = count - 1;
    for (let number = 1; number < last; number += 1) {
      await expect(place(page)).toHaveText(`${number} / ${count}`);
      await expect(next).toBeEnabled();
      await next.click();
    }
    await expect(place(page)).toHaveText(`${last} / ${count}`);
    await expect(next).toBeDisabled();
    await next.press('Enter');
    await expect(place(page)).toHaveText(`${last} / ${count}`);
    await expect(next).toBeFocused();

    const back = carousel(page).getByRole('button', { name: 'Previous banner' });
    for (let number = last - 1; number >= 1; number -= 1) {
      await back.click();
      await expect(place(page)).toHaveText(`${number} / ${count}`);
    }
    await back.click();
    await expect(place(page)).toHaveText(`${count} / ${count}`);
  },
);
