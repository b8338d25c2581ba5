import type { BrowserContext, Page } from 'playwright/test';

declare global {
  interface Window {
    letTimersGo(): void;
  }
}

/** In pages that are opened from now on a while of so many ms is over when a test says so, and never before. Gives what says it of one of them. */
export async function holdTimers(pages: Page | BrowserContext, ms: number): Promise<(page: Page) => Promise<void>> {
  await pages.addInitScript((heldMs) => {
    const later = window.setTimeout.bind(window);
    const waiting: (() => void)[] = [];
    window.letTimersGo = () => waiting.splice(0).forEach((work) => work());
    window.setTimeout = ((work: () => void, delay?: number) => (delay === heldMs ? (waiting.push(work), 0) : later(work, delay))) as typeof window.setTimeout;
  }, ms);
  return (page) => page.evaluate(() => window.letTimersGo());
}
