import type { Browser, Page } from 'playwright';

import { openPage, PHONE } from './slow-page';

/** Modules that a page must not load before its largest paint, by feature. */
const DEFERRED = {
  'ads and consent': /^(?:components\/ads|lib\/client\/third-parties)\//,
  push: /^(?:lib\/client\/push\/|components\/catalog\/notification-prompt)/,
  survey: /^(?:components\/survey\/|lib\/client\/(?:use-survey|send-answers)|lib\/(?:api|domain)\/questionnaire)/,
  offline: /^(?:lib\/worker|lib\/client\/(?:kept-chapters|later)|components\/offline)\//,
  codec: /^(?:lib\/wire\/|node_modules\/protobufjs\/)/,
};

/** Of these, what the first paint needs, and what loads the rest. */
const NEEDED = [
  // Reserves the space of an advertisement, else the page would shift.
  /^components\/ads\/(?:ads-before-paint|ad-slot|page-ad|model\/ad-sizes)\b/,
  /^lib\/client\/third-parties\/(?:use-)?ads-refused\.ts$/,
  // Wait until the page can be read.
  /^components\/ads\/(?:third-parties\.tsx|when-readable\.ts)$/,
  // Buffers events until the tag manager is there.
  /^lib\/client\/third-parties\/happenings\.ts$/,
  // Show favourites that were queued offline, and report refused ones.
  /^lib\/client\/later\/(?:queued-favorite|stored-writes|refused|model\/later-writes)\.ts$/,
  // Reads the push state from storage: each favourite sends it.
  /^lib\/client\/push\/kept-push\.ts$/,
  // URLs of endpoints, without the codec.
  /^lib\/wire\/endpoints\.ts$/,
];

/** The first visit of a page generates its pictures. */
const TIMEOUT_MS = 120_000;

/** The modules of deferred features that a page has requested before its largest paint. */
export interface EarlyModules {
  /** Paths from the repository root, by feature. */
  found: Record<string, string[]>;
  /** Scripts that were requested before the largest paint, and in all. */
  early: number;
  all: number;
}

/**
 * Opens a page on a slow phone.
 * @param modules the build's list of modules, by script
 * @throws when the page has no largest paint, or a script is not of the build
 */
export async function findEarlyModules(
  browser: Browser,
  address: string,
  modules: Record<string, readonly string[]>,
): Promise<EarlyModules> {
  // While pictures are being generated, scripts no longer wait for them.
  await withPage(browser, address, false, () => Promise.resolve());
  const { early, all } = await withPage(browser, address, true, requestedScripts);
  const loaded = early.flatMap((script) => {
    const file = decodeURIComponent(new URL(script).pathname.replace('/_next/', ''));
    if (!modules[file]) throw new Error(`The build does not list the modules of ${file}.`);
    return modules[file];
  });
  const unneeded = [...new Set(loaded)].filter((module) => !NEEDED.some((pattern) => pattern.test(module)));
  const found = Object.entries(DEFERRED)
    .map(([feature, pattern]) => [feature, unneeded.filter((module) => pattern.test(module))] as const)
    .filter(([, some]) => some.length > 0);
  return { found: Object.fromEntries(found), early: early.length, all: all.length };
}

async function withPage<Result>(
  browser: Browser,
  address: string,
  isSlow: boolean,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { page, close } = await openPage(browser, PHONE, { slowProcessor: isSlow, slowNetwork: isSlow });
  try {
    await page.goto(address, { waitUntil: 'networkidle', timeout: TIMEOUT_MS });
    return await look(page);
  } finally {
    await close();
  }
}

async function requestedScripts(page: Page): Promise<{ early: string[]; all: string[] }> {
  const painted = await page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
        setTimeout(() => resolve(undefined), 1_000);
      }),
  );
  if (painted === undefined) throw new Error(`${page.url()} has no largest paint.`);
  return page.evaluate((before) => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      new URL(name).pathname.endsWith('.js'),
    );
    const namesOf = (some: typeof scripts) => [...new Set(some.map(({ name }) => name))];
    return { early: namesOf(scripts.filter(({ startTime }) => startTime < before)), all: namesOf(scripts) };
  }, painted);
}
