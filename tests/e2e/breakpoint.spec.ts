import { expect, test } from './test';

test(
  'up to 768 px a page is laid out for a phone, above it is not @3.55 @9.8',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/faq');
    const menu = page.getByRole('banner').locator('summary');
    const sections = page.getByRole('navigation', { name: 'Sections' });
    for (const [width, isNarrow] of [
      [320, true],
      [768, true],
      [769, false],
      [1440, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(menu).toBeVisible({ visible: isNarrow });
      // One of the two: beside the name, or under the thumb.
      await expect(sections.filter({ visible: true })).toHaveCount(1);
      const { y } = (await sections.filter({ visible: true }).boundingBox())!;
      expect([width, y > 450]).toEqual([width, isNarrow]);
    }
  },
);
