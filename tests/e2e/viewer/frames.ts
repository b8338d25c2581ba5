import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** What horizontal reading showed in each frame: the pages' numbers, `blank` with one that has no decoded picture. */
    shownPages: string[];
  }
}

/** Begins to note what is shown in each frame. */
export function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isThere = (box: Element) => {
      const picture = box.querySelector('img');
      const { width = 0, height = 0 } = picture?.getBoundingClientRect() ?? {};
      return Boolean(picture?.complete && picture.naturalWidth > 0 && 'ready' in picture.dataset && width * height > 0);
    };
    window.shownPages = [];
    const look = () => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-page][data-shown]')];
      window.shownPages.push(
        shown.length > 0 && shown.every(isThere) ? shown.map(({ dataset }) => dataset.page).join() : 'blank',
      );
      requestAnimationFrame(look);
    };
    look();
  });
}

/** What was shown one after another since then, each as long as it stayed once. */
export async function seenInFrames(page: Page): Promise<string[]> {
  const frames = await page.evaluate(() => window.shownPages);
  return frames.filter((shown, frame) => shown !== frames[frame - 1]);
}
