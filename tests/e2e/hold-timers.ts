import { expect, type BrowserContext, type Page } from 'playwright/test';

declare global {
  interface Window {
    /** How many there were. */
    letTimersGo(): number;
  }
}

/** In pages that are opened from now on a while of so many ms is over when a test says so, and never before. Gives what says it of one of them, once it has begun. */
export async function holdTimers(pages: Page | BrowserContext, ms: number): Promise<(page: Page) => Promise<void>> {
  await pages.addInitScript((heldMs) => {
    const later = window.setTimeout.bind(window);
    const waiting: (() => void)[] = [];
    window.letTimersGo = () => waiting.splice(0).map((work) => work()).length;
    window.setTimeout = ((work: () => void, delay?: number) =>
      delay === heldMs ? (waiting.push(work), 0) : later(work, delay)) as typeof window.setTimeout;
  }, ms);
  // What is seen may be there a moment before its while begins.
  return (page) => expect.poll(() => page.evaluate(() => window.letTimersGo())).toBeGreaterThan(0);
}
