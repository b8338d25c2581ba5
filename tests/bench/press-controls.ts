import type { Browser, BrowserContextOptions, ElementHandle, Page } from 'playwright';

import { median } from './median';
import { installPressProbe } from './press-probe';
import { openSlow } from './slow-reader';

/** What a reader sees and can press at once. */
export interface PressedScreen {
  name: string;
  path: string;
  /** What its page answers, where that is not 200. */
  status?: number;
  /** Where its controls are; the whole page where it is not said. */
  within?: string;
  /** It may have no controls: some pages are only read. */
  isText?: true;
  /** What is done before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What leads there from the page. */
  open?: (page: Page) => Promise<void>;
  /** What its reader's browser has of its own. */
  context?: BrowserContextOptions;
}

export interface PressTime {
  name: string;
  milliseconds: number;
}

export interface Pressed {
  controls: number;
  /** Those that took the longest to answer, the slowest first, and how long, in ms from the input to the next paint; 0 is below 16. */
  slowest: readonly PressTime[];
  /** Those that could not be pressed, for something lay over them. */
  outOfReach: string[];
}

/** An address of the site that runs no script. */
const STILL = '/robots.txt';
const REACH_MS = 3_000;
/** How long a press may take that is answered at all. */
const ANSWER_MS = 10_000;
/** So many of the slowest are told. */
const TOLD = 3;
/** Pictures of the demo are drawn when they are first asked for. */
const PATIENCE_MS = 120_000;

/**
 * Presses every kind of control of a screen on a slow processor, each on a page of its own, and writes a letter into what is written in. One that took longer than `limit` is pressed again, each time when all others like
 * it have been, twice for each round, and the median of all its presses counts: what else a machine did at that moment is over. The line stays quick: an answer is the next paint, which waits for nothing that is asked
 * for, and what comes soon is more to do before it. @throws where the page does not answer as it should
 */
export async function pressControls(
  browser: Browser,
  {
    address,
    pressed: { path, status = 200, within = 'body', prepare, open, context },
    screen,
    rounds,
    limit,
  }: { address: string; pressed: PressedScreen; screen: BrowserContextOptions; rounds: number; limit: number },
): Promise<Pressed> {
  const reader = await openSlow(browser, { ...screen, ...context }, { processor: false, network: false });
  const { page } = reader;
  await page.addInitScript(installPressProbe);
  await forgetAnswers(page);
  await prepare?.(page);
  let goBack: (() => Promise<void>) | undefined;
  const arrive = async () => {
    await reader.slow({ processor: false, network: false });
    // What an earlier press has chosen may have taken other controls away. A page may still write down where it was left as it is.
    if (goBack) await page.goto(address + STILL);
    await goBack?.();
    const answer = await page.goto(address + path, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    // What says that something is amiss is soon pressed.
    if (answer?.status() !== status) throw new Error(`${path} answered ${answer?.status()}`);
    await open?.(page);
  };
  const press = async (kind: string): Promise<number | undefined> => {
    await arrive();
    const control = await page.evaluateHandle(([place, wanted]) => window.presses.find(place, wanted), [
      within,
      kind,
    ] as const);
    const element = control.asElement();
    if (!element) return undefined;
    await element.scrollIntoViewIfNeeded();
    if (!(await isReached(element))) return undefined;
    await reader.slow({ processor: true, network: false });
    await page.evaluate(() => window.presses.begin());
    await touch(element, screen);
    const pressed = await answered(page);
    const key = await element.evaluate(keyFor);
    if (!key) return pressed;
    // A list that is opened is the browser's own, and keys go there.
    if (await element.evaluate((control) => control.matches('select'))) await page.keyboard.press('Escape');
    await page.evaluate(() => window.presses.begin());
    await page.keyboard.press(key);
    return Math.max(pressed, await answered(page));
  };
  try {
    await arrive();
    goBack = await wayBack(page);
    const controls = (await page.evaluate((place) => window.presses.controls(place), within)).map((control) => ({
      ...control,
      times: [] as number[],
    }));
    let due = controls;
    for (let turn = 0; turn <= 2 * rounds && due.length > 0; turn++) {
      for (const { kind, times } of due) {
        const time = await press(kind);
        if (time !== undefined) times.push(time);
      }
      due = due.filter(({ times: [first] }) => first !== undefined && Number.isFinite(first) && first >= limit);
    }
    const answers = controls
      .filter(({ times }) => times.length > 0)
      .map(({ name, times }): PressTime => ({ name, milliseconds: timeOf(times) }));
    const outOfReach = controls.filter(({ times }) => times.length === 0).map(({ name }) => name);
    return {
      controls: controls.length,
      slowest: answers.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, TOLD),
      outOfReach,
    };
  } finally {
    await reader.close();
  }
}

/** Of a control that was pressed so often: the median, unless a press had no answer at all. That is not slow but lost, and no other makes it good. */
export function timeOf(presses: readonly number[]): number {
  return presses.includes(Infinity) ? Infinity : median(presses);
}

/** Notes what a browser keeps for the site. @returns what has it kept again */
async function wayBack(page: Page): Promise<() => Promise<void>> {
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

/** What is asked for anew behind a kept answer never ends for who listens, and the network would not be idle. */
async function forgetAnswers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** How long the longest answer took since `begin`, in ms; Infinity where there is none. */
async function answered(page: Page): Promise<number> {
  const isAnswered = await page.evaluate(
    (patience) =>
      Promise.race([
        window.presses.answered().then(() => true),
        new Promise<boolean>((end) => setTimeout(() => end(false), patience)),
      ]),
    ANSWER_MS,
  );
  if (!isAnswered) return Infinity;
  return page.evaluate(() => window.presses.longest);
}

/** What is written into a control that has been pressed, or moves it; nothing where a press is all, or leaves it. */
function keyFor(control: Element): string | undefined {
  if (document.activeElement !== control) return undefined;
  if (control.matches('textarea, input:not([type]), input[type=text], input[type=search], input[type=email]'))
    return 'a';
  return control.matches('select, input[type=range], [role=slider]') ? 'ArrowRight' : undefined;
}

/** What is pressed for a control: its label, where it has one, or what hears presses in its place. */
async function targetOf(element: ElementHandle<Element>): Promise<ElementHandle<Element>> {
  const target = await element.evaluateHandle(
    (control) =>
      control.closest('label') ??
      (getComputedStyle(control).pointerEvents === 'none' ? control.parentElement! : control),
  );
  return target as ElementHandle<Element>;
}

/** What only a keyboard brings into view. */
const isAbove = (element: ElementHandle<Element>) =>
  element.evaluate((control) => control.getBoundingClientRect().bottom + window.scrollY <= 0);

async function isReached(element: ElementHandle<Element>): Promise<boolean> {
  if (await isAbove(element)) return true;
  const target = await targetOf(element);
  return target.click({ trial: true, timeout: REACH_MS }).then(
    () => true,
    () => false,
  );
}

/** Without another look whether it is reached, which runs in the page and would be measured. */
async function touch(element: ElementHandle<Element>, { hasTouch }: BrowserContextOptions): Promise<void> {
  if (await isAbove(element)) return element.press('Enter', { noWaitAfter: true });
  const target = await targetOf(element);
  await (hasTouch ? target.tap({ force: true, noWaitAfter: true }) : target.click({ force: true, noWaitAfter: true }));
}
