import { expect, type Page } from 'playwright/test';

import { CHAPTERS, STRIP_CHAIN } from '../../support/fixture-chapters';
import { limits } from '@/lib/limits';
import { expectPageShown, showBars } from '../reader';
import { openChapter } from './open-chapter';
import { test } from './served';

interface Held {
  pictures: number;
  chapters: number;
  /** Pictures in memory that keys were taken off, not given back. */
  blobs: number;
}

declare global {
  interface Window {
    /** The most there was in any frame, and how many there were. */
    most: Held;
    framesSeen: number;
    blobs: Set<string>;
  }
}

// Hundreds of pages go by, a frame each at least: a busy machine takes long for one.
test.describe.configure({ timeout: 180_000 });

const MOST: Omit<Held, 'blobs'> = { pictures: 12, chapters: 3 };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const blobs = (window.blobs = new Set());
    const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
    URL.createObjectURL = (from) => {
      const address = create(from);
      if (from instanceof Blob && from.type === '') blobs.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      blobs.delete(address);
      revoke(address);
    };
    const most = (window.most = { pictures: 0, chapters: 0, blobs: 0 });
    window.framesSeen = 0;
    const look = () => {
      window.framesSeen++;
      most.pictures = Math.max(most.pictures, document.querySelectorAll('main [data-box] > img[src]').length);
      most.chapters = Math.max(
        most.chapters,
        [...document.querySelectorAll('[data-chapter]')].filter((chapter) => chapter.children.length > 0).length,
      );
      most.blobs = Math.max(most.blobs, blobs.size);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
});

/** Scrolls by most of a window in every frame, on or back, until an element has come into the window. Where none does, it says how far it came and whether frames still did. */
async function scrollTo(page: Page, selector: string, way: 'on' | 'back' = 'on'): Promise<void> {
  const step = ([wanted, isBack]: readonly [string, boolean]) => {
    window.scrollBy({ top: window.innerHeight * (isBack ? -0.8 : 0.8), behavior: 'instant' });
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box !== undefined && (isBack ? box.bottom > 0 : box.top < window.innerHeight);
  };
  try {
    await page.waitForFunction(step, [selector, way === 'back'] as const, { polling: 'raf', timeout: 150_000 });
  } catch (cause) {
    const state = await page.evaluate(
      () =>
        `${window.framesSeen} frames in ${performance.now()} ms, ${document.visibilityState}, at ${window.scrollY} of ${document.documentElement.scrollHeight}`,
    );
    throw new Error(`${selector} did not come: ${state}`, { cause });
  }
}

test.describe('R3: what a strip holds in memory', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('R3: of 300 pages that are scrolled through a dozen hold a picture', async ({ page, served: { origin } }) => {
    // As long as pages of 800 by 1500 px, but soon drawn.
    const chapter = {
      ...CHAPTERS.strip300,
      id: 9_300,
      pages: CHAPTERS.strip300.pages.map(() => ({ width: 80, height: 150 })),
    };
    origin.put(chapter);
    await openChapter(page, chapter.id);
    await scrollTo(page, '[data-page="300"]');
    await expect(page.locator('[data-page="300"] img[data-ready]')).toHaveCount(1);
    const most = await page.evaluate(() => window.most);
    expect(most.pictures).toBeGreaterThan(0);
    expect(most.pictures).toBeLessThanOrEqual(MOST.pictures);
    expect(most.chapters).toBe(1);
  });

  test('R3: of five chapters that are read on end three are there', async ({ page }) => {
    await openChapter(page, STRIP_CHAIN[0]!.id);
    await scrollTo(page, `[data-chapter="${STRIP_CHAIN.at(-1)!.id}"] [data-last]`);
    const most = await page.evaluate(() => window.most);
    expect(most.pictures).toBeLessThanOrEqual(MOST.pictures);
    expect(most.chapters).toBe(MOST.chapters);
    // Those far behind keep their place, and come back.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(
      page.locator(`[data-chapter="${STRIP_CHAIN[0]!.id}"] [data-page="1"] img[data-ready]`),
    ).toBeInViewport();
    expect((await page.evaluate(() => window.most)).chapters).toBeLessThanOrEqual(MOST.chapters);
  });

  test('R3: a chapter that was put away is there again for who reads back, page by page', async ({ page }) => {
    await openChapter(page, STRIP_CHAIN[0]!.id);
    await scrollTo(page, `[data-chapter="${STRIP_CHAIN.at(-1)!.id}"] [data-last]`);
    const fifth = `[data-chapter="${STRIP_CHAIN[1]!.id}"] > :nth-child(5)`;
    await scrollTo(page, fifth, 'back');
    await page.locator(fifth).evaluate((box) => box.scrollIntoView());
    await expect(page.locator('[data-position]')).toHaveText('Page 5 of 12');
    await expectPageShown(page, 5);
  });

  test('R3: one that comes back taller than it went moves nothing under the reader', async ({ page }) => {
    await openChapter(page, STRIP_CHAIN[0]!.id);
    await scrollTo(page, `[data-chapter="${STRIP_CHAIN.at(-1)!.id}"] [data-last]`);
    await expect(page.locator(`[data-chapter="${STRIP_CHAIN.at(-3)!.id}"] > *`)).toHaveCount(0);
    await page.setViewportSize({ width: 600, height: 844 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(600);
    // The strip has followed its width when a second frame begins; whoever scrolls before that is put back.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const fifth = page.locator(`[data-chapter="${STRIP_CHAIN.at(-2)!.id}"] > :nth-child(5)`);
    const topOf = () => fifth.evaluate((box) => box.getBoundingClientRect().top);
    const top = await fifth.evaluate((box) => {
      box.scrollIntoView();
      return box.getBoundingClientRect().top;
    });
    await expect(page.locator(`[data-chapter="${STRIP_CHAIN.at(-3)!.id}"] > *`)).not.toHaveCount(0);
    await expect(page.locator('[data-position]')).toHaveText('Page 5 of 12');
    expect(Math.abs((await topOf()) - top)).toBeLessThan(2);
  });

  test('R3: pictures that keys were taken off are given back', async ({ page }) => {
    await openChapter(page, CHAPTERS.keyedStrip.id);
    await scrollTo(page, '[data-last]');
    const blobs = () => page.evaluate(() => window.most.blobs);
    // Whoever scrolls fast is at the end before them.
    await expect.poll(blobs).toBeGreaterThan(2);
    await expect(page.locator('[data-last]')).toBeInViewport();
    expect(await blobs()).toBeLessThanOrEqual(MOST.pictures);
    // Left without a new document, so that what was not given back would stay.
    await page.keyboard.press('Home');
    // Bars leave with a strip that is scrolled.
    await expectPageShown(page, 1);
    await showBars(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: `Series ${CHAPTERS.keyedStrip.id}` })
      .click();
    await expect(page).toHaveURL(`/titles/${CHAPTERS.keyedStrip.id}`);
    await expect(page.locator('[data-viewer]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.blobs.size)).toBe(0);
  });
});

test('R4: no canvas is larger than the smallest that browsers can draw', async ({ page }) => {
  await page.addInitScript(() => {
    const sizes = ((window as unknown as { canvasSizes: number[] }).canvasSizes = []);
    const note = (size: number) => void (sizes as number[]).push(size);
    for (const side of ['width', 'height'] as const) {
      const { get, set } = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side)!;
      Object.defineProperty(HTMLCanvasElement.prototype, side, {
        get,
        set(size: number) {
          note(size);
          set!.call(this, size);
        },
      });
    }
    window.OffscreenCanvas = new Proxy(window.OffscreenCanvas, {
      construct(target, [width, height]: [number, number]) {
        note(width);
        note(height);
        return new target(width, height);
      },
    });
  });
  const largest = () =>
    page.evaluate(() => Math.max(0, ...(window as unknown as { canvasSizes: number[] }).canvasSizes));
  await openChapter(page, CHAPTERS.strip.id);
  await scrollTo(page, '[data-last]');
  expect(await largest()).toBeLessThanOrEqual(limits.imageMaxHeightPx);
  await page.evaluate(() => localStorage.setItem('viewerSettings', JSON.stringify({ crop: 'on' })));
  await openChapter(page, CHAPTERS.pages20.id, { mode: 'horizontal' });
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-page="2"] img[data-ready]')).toBeInViewport();
  expect(await largest()).toBeLessThanOrEqual(limits.imageMaxHeightPx);
});
