import { expect, type Page } from 'playwright/test';

import { limits } from '@/lib/limits';
import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { expectPageShown, FERRY } from '../reader';
import { openChapter } from './open-chapter';

/** Expects pages to lie in whole pixels, untransformed, and to be the narrowest files that fill them. */
export async function expectSharpPages(page: Page, mode: ViewerMode, scale: number): Promise<void> {
  await openChapter(page, FERRY.firstChapterId, { mode });
  // The first page comes with the server's HTML, which is a strip: turned, it may keep a wider file than it needs.
  const number = mode === 'horizontal' ? 2 : 1;
  if (mode === 'horizontal') await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, number);
  const image = page.locator(`[data-page="${number}"] > img`);
  const needed = (await image.evaluate((element) => element.getBoundingClientRect().width)) * scale;
  const ownWidth = Number(await image.getAttribute('width'));
  const narrowest = limits.pageWidthsPx.find((width) => width >= Math.floor(needed) && width < ownWidth) ?? ownWidth;
  const fileWidth = () =>
    image.evaluate((element: HTMLImageElement) =>
      Number(
        new URL(element.currentSrc).searchParams.get('w') ??
          (element.srcset ? element.getAttribute('width') : element.naturalWidth),
      ),
    );
  await expect.poll(fileWidth, `page ${number}, which fills ${needed} dots`).toBe(narrowest);

  const layers = await image.evaluate((element) => {
    const found: string[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { transform, scale: scaled, rotate, translate, willChange, filter, zoom, opacity } = getComputedStyle(each);
      const looks = [transform, scaled, rotate, translate, filter].filter((value) => value !== 'none');
      if (looks.length > 0 || willChange !== 'auto' || zoom !== '1' || opacity !== '1')
        found.push(`${each.className}: ${looks.join()} ${willChange} ${zoom} ${opacity}`);
    }
    return found;
  });
  expect(layers).toEqual([]);
  const fractional = await page.locator('[data-page]').evaluateAll((boxes) =>
    boxes
      .map((box) => box.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && (width % 1 !== 0 || height % 1 !== 0))
      .map(({ width, height }) => `${width} by ${height}`),
  );
  expect(fractional).toEqual([]);
}
