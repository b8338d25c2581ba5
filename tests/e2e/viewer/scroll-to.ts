import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** The most that the strip held in any frame: pictures with a source, chapters with boxes. */
    most: { pictures: number; chapters: number };
  }
}

/** Begins to note what pages that are opened from now on hold in memory. */
export const watchHeld = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const most = (window.most = { pictures: 0, chapters: 0 });
    const look = () => {
      const chapters = [...document.querySelectorAll('[data-chapter]')].filter(({ children }) => children.length > 0);
      const pictures = document.querySelectorAll('main [data-box] > img[src]');
      most.pictures = Math.max(most.pictures, pictures.length);
      most.chapters = Math.max(most.chapters, chapters.length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Scrolls by most of a window in every frame, on or back, until an element has come into the window. */
export async function scrollTo(page: Page, selector: string, way: 'on' | 'back' = 'on'): Promise<void> {
  await page.waitForFunction(
    ([wanted, isBack]) => {
      window.scrollBy({ top: window.innerHeight * (isBack ? -0.8 : 0.8), behavior: 'instant' });
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      return box !== undefined && (isBack ? box.bottom > 0 : box.top < window.innerHeight);
    },
    [selector, way === 'back'] as const,
    { polling: 'raf' },
  );
}
