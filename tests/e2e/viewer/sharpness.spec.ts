import { expect, test, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';

import { limits } from '@/lib/limits';

import { expectPageShown, FERRY } from '../reader';
import { openChapter } from './open-chapter';

// Against the site's own origin: it serves pages in widths.

const picture = (page: Page, number = 1) => page.locator(`[data-page="${number}"] > img`);

/** How wide the file is that a picture shows, in its px: told by its address, or by itself where that is none of ours. */
function fileWidth(image: Locator): Promise<number> {
  return image.evaluate((element: HTMLImageElement) =>
    Number(
      new URL(element.currentSrc).searchParams.get('w') ??
        element.getAttribute(element.srcset ? 'width' : 'data-none') ??
        element.naturalWidth,
    ),
  );
}

/** Nothing draws a page otherwise than its file's dots: no part of it is moved, scaled or kept as a layer. */
const loose = (page: Page) =>
  picture(page).evaluate((image) => {
    const found: string[] = [];
    for (let element: Element | null = image; element; element = element.parentElement) {
      const { transform, scale, rotate, translate, willChange, filter, zoom, opacity } = getComputedStyle(element);
      const looks = [transform, scale, rotate, translate, filter].filter((value) => value !== 'none');
      if (looks.length > 0 || willChange !== 'auto' || zoom !== '1' || opacity !== '1')
        found.push(`${element.className}: ${looks.join()} ${willChange} ${zoom} ${opacity}`);
    }
    return found;
  });

const wholePixels = (page: Page) =>
  page.locator('[data-page]').evaluateAll((boxes) =>
    boxes
      .map((box) => box.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && (width % 1 !== 0 || height % 1 !== 0))
      .map(({ width, height }) => `${width} by ${height}`),
  );

const SCREENS = [
  { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1.5 },
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 },
  { viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 },
  { viewport: { width: 799, height: 601 }, deviceScaleFactor: 1 },
];

for (const { viewport, deviceScaleFactor } of SCREENS) {
  for (const mode of ['vertical', 'horizontal'] as const) {
    test.describe(() => {
      test.use({ viewport, deviceScaleFactor });

      // The first page comes with the server's HTML, which is a strip: turned, it may keep a wider file than it needs.
      test(`R22: at ${viewport.width} px and ${deviceScaleFactor} dots to each, ${mode} pages lie in whole pixels and are the narrowest files that fill them`, async ({
        page,
      }) => {
        await openChapter(page, FERRY.firstChapterId, { mode });
        if (mode === 'horizontal') {
          await page.keyboard.press('ArrowLeft');
          await expectPageShown(page, 2);
          await expectNarrowest(page, 2, deviceScaleFactor);
          await page.keyboard.press('ArrowRight');
          await expectPageShown(page, 1);
        } else await expectNarrowest(page, 1, deviceScaleFactor);
        expect(await loose(page)).toEqual([]);
        expect(await wholePixels(page)).toEqual([]);
      });
    });
  }
}

async function expectNarrowest(page: Page, number: number, deviceScaleFactor: number): Promise<void> {
  const image = picture(page, number);
  const needed = await image.evaluate(
    (element, dots) => element.getBoundingClientRect().width * dots,
    deviceScaleFactor,
  );
  const own = Number(await image.getAttribute('width'));
  const narrowest = limits.pageWidthsPx.find((width) => width >= Math.floor(needed) && width < own) ?? own;
  await expect.poll(() => fileWidth(image), `page ${number}, which fills ${needed} dots`).toBe(narrowest);
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

for (const deviceScaleFactor of [1, 1.5, 2]) {
  test.describe(() => {
    // No file is as wide as the page is then: the browser has to reduce one.
    test.use({ viewport: { width: 430, height: 760 }, deviceScaleFactor });

    test(`R22: at ${deviceScaleFactor} dots to the pixel a page looks as its best reduction does`, async ({
      page,
      request,
    }) => {
      await openChapter(page, FERRY.firstChapterId, { mode: 'horizontal', settings: { tapZones: 'off' } });
      await expect(page.locator('[data-viewer]')).toHaveAttribute('data-bars', 'hidden');
      // Until they are out they lie over the page.
      for (const bar of [page.getByRole('banner'), page.getByRole('contentinfo')])
        await expect(bar).not.toBeInViewport();
      await expect(page.locator('[data-tap-zones]')).toHaveCount(0);
      const image = picture(page);
      const box = (await image.boundingBox())!;
      const dots = (value: number) => Math.round(value * deviceScaleFactor);
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
    });
  });
}
