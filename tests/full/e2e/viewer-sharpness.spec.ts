import sharp from 'sharp';

import { expectSharpPages } from '@/tests/e2e/viewer/sharp-pages';
import { openChapter } from '@/tests/e2e/viewer/open-chapter';
import { FERRY } from '@/tests/e2e/reader';
import { expect, test } from '@/tests/e2e/test';
import type { APIRequestContext, Page } from 'playwright/test';

for (const [width, height, deviceScaleFactor] of [
  [1280, 800, 1],
  [390, 844, 2],
  [360, 780, 3],
  [799, 601, 1],
] as const) {
  for (const mode of ['vertical', 'horizontal'] as const) {
    test.describe(() => {
      test.use({ viewport: { width, height }, deviceScaleFactor });

      test(`${mode} pages at ${width} px and ratio ${deviceScaleFactor} are the narrowest files that fill whole pixels`, ({
        page,
      }) => expectSharpPages(page, mode, deviceScaleFactor));
    });
  }
}

interface Grey {
  data: Buffer;
  info: { width: number; height: number };
}

/** So far, in dots, may a page lie from where its box is said to be. */
const ASIDE = [-1, 0, 1];
const EDGE = 8;

/** Mean difference of two pictures' dots, of 255, where they match best. */
function difference(a: Grey, b: Grey): number {
  const { width, height } = a.info;
  const shifted = ASIDE.flatMap((dx) =>
    ASIDE.map((dy) => {
      let sum = 0;
      for (let y = EDGE; y < height - EDGE; y++)
        for (let x = EDGE; x < width - EDGE; x++)
          sum += Math.abs(a.data[y * width + x]! - b.data[(y + dy) * width + x + dx]!);
      return sum / (width - 2 * EDGE) / (height - 2 * EDGE);
    }),
  );
  return Math.min(...shifted);
}

const grey = (image: ReturnType<typeof sharp>): Promise<Grey> =>
  image.greyscale().raw().toBuffer({ resolveWithObject: true });

/** Expects a screenshot of the first page to be nearer to a Lanczos reduction of its file than a slight blur is. */
async function expectBestReduction(page: Page, request: APIRequestContext, scale: number): Promise<void> {
  await openChapter(page, FERRY.firstChapterId, { mode: 'horizontal', settings: { tapZones: 'off' } });
  await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', 'hidden');
  // Until they are out they lie over the page.
  for (const bar of [page.getByRole('banner'), page.getByRole('contentinfo')]) await expect(bar).not.toBeInViewport();
  await expect(page.locator('[data-tap-zones]')).toHaveCount(0);
  const image = page.locator('[data-page="1"] > img');
  const box = (await image.boundingBox())!;
  const dots = (value: number) => Math.round(value * scale);
  const size = { width: dots(box.width) - 2 * EDGE, height: dots(box.height) - 2 * EDGE };
  const shot = await grey(
    sharp(await page.screenshot()).extract({ left: dots(box.x) + EDGE, top: dots(box.y) + EDGE, ...size }),
  );

  const file = await (await request.get((await image.getAttribute('src'))!)).body();
  // To pixels first: a decoder that reduces knows no Lanczos.
  const whole = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const reduced = sharp(whole.data, { raw: whole.info }).resize({
    width: dots(box.width),
    height: dots(box.height),
    fit: 'fill',
    kernel: 'lanczos3',
  });
  const best = await grey(sharp(await reduced.png().toBuffer()).extract({ left: EDGE, top: EDGE, ...size }));
  const blurred = await grey(sharp(best.data, { raw: { ...best.info, channels: 1 } }).blur(0.8));
  expect(difference(shot, best)).toBeLessThan(difference(blurred, best));
}

for (const deviceScaleFactor of [1, 1.5, 2]) {
  test.describe(() => {
    // No file is as wide as the page is then: the browser has to reduce one.
    test.use({ viewport: { width: 430, height: 760 }, deviceScaleFactor });

    test(`a page at ratio ${deviceScaleFactor} looks as its best reduction does`, ({ page, request }) =>
      expectBestReduction(page, request, deviceScaleFactor));
  });
}
