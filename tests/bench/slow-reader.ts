import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** A middling phone on a middling connection: so many times slower, bits a second, and milliseconds before each answer. */
const PROCESSOR_SLOWDOWN = 4;
const NETWORK = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150, offline: false };

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;
export const DESKTOP = { viewport: { width: 1_440, height: 900 } } satisfies BrowserContextOptions;

export interface SlowReader {
  page: Page;
  /** Gives the page its processor and connection back, or takes them. */
  slow(on: { processor: boolean; network: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** A reader's first visit: a browser profile of its own, whose page is slow from its first request on. Service workers stay out, for they come after the page. */
export async function openSlow(
  browser: Browser,
  screen: BrowserContextOptions,
  { processor = true, network = true } = {},
): Promise<SlowReader> {
  const context = await browser.newContext({ ...screen, locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const slow: SlowReader['slow'] = (on) => throttle(session, on);
  await slow({ processor, network });
  return { page, slow, close: () => context.close() };
}

async function throttle(
  session: CDPSession,
  { processor, network }: { processor: boolean; network: boolean },
): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor ? PROCESSOR_SLOWDOWN : 1 });
  await session.send(
    'Network.emulateNetworkConditions',
    network ? NETWORK : { ...NETWORK, downloadThroughput: -1, uploadThroughput: -1, latency: 0 },
  );
}
