import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /**
     * What horizontal reading showed in each frame: the pages' numbers, with `late` where one has no decoded picture, and with what
     * the slider named where that was another page.
     */
    shownPages: string[];
  }
}

/** Begins to note what is shown in each frame. */
export function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isThere = (box: Element) => {
      const picture = box.querySelector<HTMLImageElement>(':scope > img');
      const { width = 0, height = 0 } = picture?.getBoundingClientRect() ?? {};
      return Boolean(picture?.complete && picture.naturalWidth > 0 && 'ready' in picture.dataset && width * height > 0);
    };
    window.shownPages = [];
    const look = () => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-page][data-shown]')];
      const named = document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow');
      window.shownPages.push(
        shown.map(({ dataset }) => dataset.page).join() +
          (shown.length > 0 && shown.every(isThere) ? '' : ' late') +
          (named === shown.at(-1)?.dataset.page ? '' : ` named ${named}`),
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
