import type { Browser, BrowserContextOptions, ElementHandle, Page } from 'playwright';

import { median } from './median';
import { installPressProbe, type Control } from './press-probe';
import { openPage } from './slow-page';

/** A state of a page with controls to press. */
export interface PressScreen {
  name: string;
  path: string;
  /** Selector of the part whose controls are pressed; all of the page by default. */
  within?: string;
  /** It may have no controls. */
  isOptional?: true;
  /** Runs before the navigation. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Brings the loaded page into the state. */
  open?: (page: Page) => Promise<void>;
}

/** The time from the press of a control to the next paint, in ms; Infinity when it could not be pressed or had no effect. */
export interface PressTime {
  name: string;
  milliseconds: number;
}

/** A page of the site without scripts. */
const BLANK = '/robots.txt';
const REACH_MS = 3_000;
const PRESS_MS = 10_000;
/** The first visit of a page generates its pictures. */
const TIMEOUT_MS = 120_000;
const UNTHROTTLED = { slowProcessor: false, slowNetwork: false };

interface Pressing {
  address: string;
  pressScreen: PressScreen;
  screen: BrowserContextOptions;
  rounds: number;
  /** Presses above so many milliseconds are repeated. */
  limit: number;
}

/**
 * Presses each kind of control on a slow processor, each on a newly loaded page, and types into fields. A slow press is repeated twice in each
 * round, after those of other controls, and the median counts: it filters out other work on the machine. The network stays fast: the next
 * paint does not wait for it, and fast responses only add work before it.
 */
export async function pressControls(
  browser: Browser,
  { address, pressScreen, screen, rounds, limit }: Pressing,
): Promise<PressTime[]> {
  const { path, within = 'body', prepare, open } = pressScreen;
  const { page, throttle, close } = await openPage(browser, screen, UNTHROTTLED);
  let restoreStorage: (() => Promise<void>) | undefined;
  const load = async () => {
    await throttle(UNTHROTTLED);
    // An earlier press may have stored a choice that hides other controls. On a blank page nothing stores it again.
    if (restoreStorage) await page.goto(address + BLANK);
    await restoreStorage?.();
    const response = await page.goto(address + path, { waitUntil: 'networkidle', timeout: TIMEOUT_MS });
    if (!response?.ok()) throw new Error(`${path} was answered with ${response?.status()}`);
    await open?.(page);
  };
  const press = async ({ kind }: Control): Promise<number> => {
    await load();
    const found = await page.evaluateHandle(([part, wanted]) => window.pressProbe.find(part, wanted), [
      within,
      kind,
    ] as const);
    const control = found.asElement();
    if (!control) return Infinity;
    await control.scrollIntoViewIfNeeded();
    if (!(await isReachable(control))) return Infinity;
    await throttle({ slowProcessor: true, slowNetwork: false });
    await page.evaluate(() => window.pressProbe.begin());
    await touch(control, screen);
    const pressed = await duration(page);
    const key = await control.evaluate(keyFor);
    if (!key) return pressed;
    // The open list of a select would take the key.
    if (await control.evaluate((element) => element.matches('select'))) await page.keyboard.press('Escape');
    await page.evaluate(() => window.pressProbe.begin());
    await page.keyboard.press(key);
    return Math.max(pressed, await duration(page));
  };
  try {
    await page.addInitScript(installPressProbe);
    await disableCache(page);
    await prepare?.(page);
    await load();
    restoreStorage = await saveStorage(page);
    const controls = await page.evaluate((part) => window.pressProbe.controls(part), within);
    const pressed = controls.map((control) => ({ control, times: [] as number[] }));
    let due = pressed;
    for (let turn = 0; turn <= 2 * rounds && due.length > 0; turn++) {
      for (const { control, times } of due) times.push(await press(control));
      due = due.filter(({ times }) => times[0]! >= limit && times[0] !== Infinity);
    }
    return pressed.map(({ control, times }) => ({
      name: control.name,
      // A press without an effect is not slow but lost.
      milliseconds: times.includes(Infinity) ? Infinity : median(times),
    }));
  } finally {
    await close();
  }
}

/** Returns a function that restores the site's cookies and storage. */
async function saveStorage(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const cookies = await context.cookies();
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => Object.entries<string>(storage)),
  );
  return async () => {
    await context.clearCookies();
    await context.addCookies(cookies);
    await page.evaluate((before) => {
      for (const [index, storage] of [localStorage, sessionStorage].entries()) {
        storage.clear();
        for (const [key, value] of before[index]!) storage.setItem(key, value);
      }
    }, stored);
  };
}

/** Chromium reports no end of requests that revalidate a cached response: the network would never be idle. */
async function disableCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

const duration = (page: Page): Promise<number> =>
  page.evaluate(
    (timeout) =>
      Promise.race([
        window.pressProbe.duration(),
        new Promise<number>((end) => setTimeout(() => end(Infinity), timeout)),
      ]),
    PRESS_MS,
  );

/** The key that types into a focused field or moves it. */
function keyFor(control: Element): string | undefined {
  if (document.activeElement !== control) return undefined;
  if (control.matches('textarea, input:not([type]), input[type=text], input[type=search], input[type=email]'))
    return 'a';
  return control.matches('select, input[type=range], [role=slider]') ? 'ArrowRight' : undefined;
}

/** The element that gets the presses of a control: its label, or its parent when the control ignores the pointer. */
async function targetOf(control: ElementHandle<Element>): Promise<ElementHandle<Element>> {
  const target = await control.evaluateHandle(
    (element) =>
      element.closest('label') ??
      (getComputedStyle(element).pointerEvents === 'none' ? element.parentElement! : element),
  );
  return target as ElementHandle<Element>;
}

/** A skip link, which only the keyboard brings into view. */
const isAboveDocument = (control: ElementHandle<Element>) =>
  control.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY <= 0);

async function isReachable(control: ElementHandle<Element>): Promise<boolean> {
  if (await isAboveDocument(control)) return true;
  const target = await targetOf(control);
  return target.click({ trial: true, timeout: REACH_MS }).then(
    () => true,
    () => false,
  );
}

/** Without Playwright's checks, which run in the page and would be measured. */
async function touch(control: ElementHandle<Element>, { hasTouch }: BrowserContextOptions): Promise<void> {
  if (await isAboveDocument(control)) return control.press('Enter', { noWaitAfter: true });
  const target = await targetOf(control);
  await (hasTouch ? target.tap({ force: true, noWaitAfter: true }) : target.click({ force: true, noWaitAfter: true }));
}
