import type { Browser, BrowserContextOptions, ElementHandle, Page } from 'playwright';

import { median } from './median';
import { installPressProbe } from './press-probe';
import { openSlow } from './slow-reader';

/** What a reader sees and can press at once. */
export interface PressedScreen {
  name: string;
  path: string;
  /** Where its controls are; the whole page where it is not said. */
  within?: string;
  /** What leads there from the page. */
  open?: (page: Page) => Promise<void>;
}

export interface Pressed {
  controls: number;
  /** The one that took the longest to answer, and how long, in ms from the input to the next paint; 0 is below 16. */
  worst: { name: string; milliseconds: number };
  /** Those that could not be pressed, for something lay over them. */
  outOfReach: string[];
}

const REACH_MS = 3_000;
/** Pictures of the demo are drawn when they are first asked for. */
const PATIENCE_MS = 120_000;

/**
 * Presses every kind of control of a screen on a slow processor, each on a page of its own, and writes a letter into what is written in. One that took longer than `limit` is pressed again, so many times as there are
 * rounds, and its median counts.
 */
export async function pressControls(
  browser: Browser,
  { address, pressed: { path, within = 'body', open }, screen, rounds, limit }: { address: string; pressed: PressedScreen; screen: BrowserContextOptions; rounds: number; limit: number },
): Promise<Pressed> {
  const reader = await openSlow(browser, screen, { processor: false, network: false });
  const { page } = reader;
  await page.addInitScript(installPressProbe);
  const arrive = async () => {
    await reader.slow({ processor: false, network: false });
    await page.goto(address + path, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    await open?.(page);
  };
  const press = async (kind: string): Promise<number | undefined> => {
    await arrive();
    const control = await page.evaluateHandle(([place, wanted]) => window.presses.find(place, wanted), [within, kind] as const);
    const element = control.asElement();
    if (!element) return undefined;
    await element.scrollIntoViewIfNeeded();
    await reader.slow({ processor: true, network: false });
    await page.evaluate(() => window.presses.begin());
    if (!(await touch(element, screen))) return undefined;
    const pressed = await answered(page);
    const key = await element.evaluate(keyFor);
    if (!key) return pressed;
    await page.evaluate(() => window.presses.begin());
    await page.keyboard.press(key);
    return Math.max(pressed, await answered(page));
  };
  try {
    await arrive();
    const controls = await page.evaluate((place) => window.presses.controls(place), within);
    const figures: Pressed = { controls: controls.length, worst: { name: '', milliseconds: controls.length ? 0 : NaN }, outOfReach: [] };
    for (const { kind, name } of controls) {
      const first = await press(kind);
      const times = first === undefined ? [] : [first];
      for (let again = first; again !== undefined && times.length < rounds && first! >= limit; ) {
        again = await press(kind);
        if (again !== undefined) times.push(again);
      }
      if (times.length === 0) figures.outOfReach.push(name);
      else if (median(times) >= figures.worst.milliseconds) figures.worst = { name, milliseconds: median(times) };
    }
    return figures;
  } finally {
    await reader.close();
  }
}

/** How long the longest answer took since `begin`, in ms. */
async function answered(page: Page): Promise<number> {
  await page.evaluate(() => window.presses.answered());
  return page.evaluate(() => window.presses.longest);
}

/** What is written into a control that has been pressed, or moves it; nothing where a press is all, or leaves it. */
function keyFor(control: Element): string | undefined {
  if (document.activeElement !== control) return undefined;
  if (control.matches('textarea, input:not([type]), input[type=text], input[type=search], input[type=email]')) return 'a';
  return control.matches('select, input[type=range], [role=slider]') ? 'ArrowRight' : undefined;
}

/** Gives whether it could be reached. */
async function touch(element: ElementHandle<Element>, { hasTouch }: BrowserContextOptions): Promise<boolean> {
  const label = await element.evaluateHandle((control) => control.closest('label') ?? control);
  const target = label as ElementHandle<Element>;
  try {
    await (hasTouch ? target.tap({ timeout: REACH_MS, noWaitAfter: true }) : target.click({ timeout: REACH_MS, noWaitAfter: true }));
    return true;
  } catch {
    return false;
  }
}
