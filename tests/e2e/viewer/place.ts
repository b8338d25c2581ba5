import type { Page } from 'playwright/test';

/** What lies under the middle of the window: a page of the chapter, and how far down it, 0 to 1. */
export interface Place {
  page: number;
  fraction: number;
}

export function placeInMiddle(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const [x, y] = [window.innerWidth / 2, window.innerHeight / 2];
    const box = document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>('[data-page]'))
      .find((found) => found !== null);
    const { top, height } = box?.getBoundingClientRect() ?? { top: 0, height: 1 };
    return { page: Number(box?.dataset.page ?? 0), fraction: (y - top) / height };
  });
}
