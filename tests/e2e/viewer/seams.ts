import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';

import type { ChapterOrigin } from '../../support/chapter-origin';
import { openChapter } from './open-chapter';

const HEIGHT = 900;
/** A strip of slices whose heights are odd, so that hardly one ends at a whole pixel. Low ones: there are many joins in a window. */
const SLICES = {
  id: 9_400,
  isVerticalOnly: true,
  pages: Array.from({ length: 30 }, (_, each) => ({ width: 800, height: 301 + 2 * each })),
};
/** What lies behind the pages is painted so that a line of it cannot be missed. */
const GLARING = '[data-viewer] { --around: #0f0 !important; --tone: #f0f !important; --paper: #ff0 !important; }';

type Colour = readonly [red: number, green: number, blue: number];

const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** How far a colour is from all mixtures of two others. */
function strangeness(colour: Colour, from: Colour, to: Colour): number {
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const along =
    way.reduce((sum, part, i) => sum + part * (colour[i]! - from[i]!), 0) /
    Math.max(
      1,
      way.reduce((sum, part) => sum + part * part, 0),
    );
  const share = Math.min(1, Math.max(0, along));
  return distance(colour, [from[0] + way[0] * share, from[1] + way[1] * share, from[2] + way[2] * share]);
}

/** Of the dots around a join; pictures are saved with a little loss. */
const STRANGE = 14;
const AROUND = 6;

/** Expects no line of background between the slices of a strip, at widths of the window and zooms. */
export async function expectNoSeams(
  page: Page,
  origin: ChapterOrigin,
  scale: number,
  looks: readonly (readonly [width: number, zoom: number])[],
): Promise<void> {
  origin.put(SLICES);
  await openChapter(page, SLICES.id);
  // Not as an element: the page's policy lets none in.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, GLARING);
  await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }));
  for (const [width, zoom] of looks) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.keyboard.press(zoom === 1 ? '0' : '+');
    await expect
      .poll(() => page.locator('[data-page="2"]').evaluate((box) => box.clientWidth))
      .toBe(Math.round(Math.min(width, 800) * zoom));
    // The place is restored with the next frame, and what comes into the window by it is requested with another.
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
    const bare = () =>
      page.locator('[data-page]').evaluateAll((boxes) => {
        const isSeen = ({ top, bottom }: DOMRect) => top < window.innerHeight && bottom > 0;
        return boxes.filter((box) => isSeen(box.getBoundingClientRect()) && !box.querySelector('img[data-ready]'))
          .length;
      });
    await expect.poll(bare).toBe(0);
    const joins = await page.locator('[data-page]').evaluateAll((boxes) =>
      boxes
        .map((box) => box.getBoundingClientRect())
        .filter(({ bottom }) => bottom > 80 && bottom < window.innerHeight - 80)
        .map(({ bottom, left }) => ({ y: bottom, x: Math.max(0, left) + 4 })),
    );
    expect(joins.length, `joins at ${width}`).toBeGreaterThan(1);
    // A column of the window is enough, and soon drawn.
    const column = { x: Math.floor(joins[0]!.x), y: 0, width: 8, height: HEIGHT };
    const { data, info } = await sharp(await page.screenshot({ clip: column }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dotAt = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)] as unknown as Colour;
    for (const join of joins) {
      const [x, y] = [Math.floor(info.width / 2), Math.round(join.y * scale)];
      const across = Array.from({ length: 2 * AROUND }, (_, each) => dotAt(x, y - AROUND + each));
      const most = Math.max(...across.map((colour) => strangeness(colour, across[0]!, across.at(-1)!)));
      expect(distance(across[0]!, across.at(-1)!), 'two pages meet here').toBeGreaterThan(20);
      const where = `across the join at ${join.y} of a window ${width} wide, zoomed to ${zoom}`;
      expect(most, `${where}: ${JSON.stringify(across)}`).toBeLessThan(STRANGE);
    }
  }
}
