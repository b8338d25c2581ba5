import type { Page } from 'playwright/test';

declare global {
  interface Window {
    letTimersGo(): void;
  }
}

/** In a page that is opened from now on a while of so many ms is over when a test says so, and never before. Gives what says it. */
export async function holdTimers(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.addInitScript((heldMs) => {
    const later = window.setTimeout.bind(window);
    const waiting: (() => void)[] = [];
    window.letTimersGo = () => waiting.splice(0).forEach((work) => work());
    window.setTimeout = ((work: () => void, delay?: number) => (delay === heldMs ? (waiting.push(work), 0) : later(work, delay))) as typeof window.setTimeout;
  }, ms);
  return () => page.evaluate(() => window.letTimersGo());
}
