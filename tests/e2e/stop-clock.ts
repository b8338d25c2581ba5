import type { Page } from 'playwright/test';

const AHEAD_MS = 60_000;

/** Time passes only where a test lets it, in all pages that are opened from now on. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // Until then it goes on: there must be time for this to be said.
  await page.clock.pauseAt(now + AHEAD_MS);
}
