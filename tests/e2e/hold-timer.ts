import type { Page } from 'playwright/test';

/** Has what pages do by themselves after so many milliseconds never happen: a slow machine would look too late. To be called before they are opened. */
export function holdTimer(pages: Pick<Page, 'addInitScript'>, heldMs: number): Promise<unknown> {
  return pages.addInitScript((held) => {
    const { setTimeout } = window;
    window.setTimeout = ((then: () => void, ms?: number, ...given: []) => (ms === held ? 0 : setTimeout(then, ms, ...given))) as typeof setTimeout;
  }, heldMs);
}
