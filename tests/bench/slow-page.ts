import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** A mid-range phone on a slow mobile network: bytes a second, and ms before each response. */
const PROCESSOR_SLOWDOWN = 4;
const SLOW_NETWORK = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150, offline: false };
const FAST_NETWORK = { downloadThroughput: -1, uploadThroughput: -1, latency: 0, offline: false };

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;
export const DESKTOP = { viewport: { width: 1_440, height: 900 } } satisfies BrowserContextOptions;

export interface SlowPage {
  page: Page;
  throttle(options: Throttling): Promise<void>;
  close(): Promise<void>;
}

interface Throttling {
  slowProcessor: boolean;
  slowNetwork: boolean;
}

/** Opens an empty page in a new browser context. Service workers are blocked: they only start after the first page. */
export async function openPage(
  browser: Browser,
  context: BrowserContextOptions,
  throttling: Throttling,
): Promise<SlowPage> {
  const opened = await browser.newContext({ ...context, locale: 'en-US', serviceWorkers: 'block' });
  const page = await opened.newPage();
  const session = await opened.newCDPSession(page);
  await session.send('Network.enable');
  const throttle: SlowPage['throttle'] = async ({ slowProcessor, slowNetwork }) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor ? PROCESSOR_SLOWDOWN : 1 });
    await session.send('Network.emulateNetworkConditions', slowNetwork ? SLOW_NETWORK : FAST_NETWORK);
  };
  await throttle(throttling);
  return { page, throttle, close: () => opened.close() };
}
