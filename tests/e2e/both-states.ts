import { expect, type Locator, type Page } from 'playwright/test';

const STATEFUL = '[aria-current], [aria-pressed], input:is([type="radio"], [type="checkbox"])';
/** What is drawn as far as a property of its style says: knob and fill of the slider, the fill of the progress bar. */
const MEASURES = [
  [':has(> [role="slider"])', '--knob', '#'],
  [':has(> [role="slider"])', '--done', '#'],
  ['[role="progressbar"] > *', 'transform', 'scaleX(#)'],
] as const;

/** Marks one visible control of each kind, of the modal dialog where one is open, and gives the kinds. */
const markKinds = (page: Page): Promise<string[]> =>
  page.evaluate((stateful) => {
    const kinds = new Map<string, Element>();
    for (const control of (document.querySelector(':modal') ?? document).querySelectorAll(stateful)) {
      const box = control.closest('label') ?? control;
      const kind = `${box.parentElement?.className} ${box.className} ${['aria-current', 'aria-pressed'].find((name) => control.hasAttribute(name))}`;
      if (!kinds.has(kind) && box.getClientRects().length > 0) kinds.set(kind, box);
    }
    [...kinds.values()].forEach((box, at) => box.setAttribute('data-kind', String(at)));
    return [...kinds.keys()];
  }, STATEFUL);

/**
 * Puts a control into its other state as CSS sees it: what React draws besides, such as a tick, is not needed for the two to differ. A copy
 * takes its place, because the next rendering would put the control itself back.
 */
const flip = (box: Locator) =>
  box.evaluate((element, stateful) => {
    const copy = element.cloneNode(true) as Element;
    element.replaceWith(copy);
    const control = copy.matches(stateful) ? copy : copy.querySelector(stateful)!;
    if (control instanceof HTMLInputElement) control.checked = !control.checked;
    else if (control.hasAttribute('aria-current')) control.removeAttribute('aria-current');
    else control.setAttribute('aria-pressed', String(control.getAttribute('aria-pressed') !== 'true'));
  }, STATEFUL);

/** Expects that what `change` does to an element is seen, at it or just beside it. */
async function expectSeen(box: Locator, change: () => Promise<void>): Promise<void> {
  const page = box.page();
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox())!;
  const clip = { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 };
  const shoot = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const before = await shoot();
  await change();
  const what = await box.evaluate((element) => element.outerHTML.slice(0, 160));
  expect.soft(before.equals(await shoot()), `${what} looks the same in both states`).toBe(false);
}

/** @param seen the kinds of controls that were checked before, on other pages */
export async function expectStatesSeen(page: Page, seen = new Set<string>()): Promise<void> {
  // A survey and comments come after the page.
  await expect.poll(async () => (await markKinds(page)).length).toBeGreaterThan(0);
  for (const [at, kind] of (await markKinds(page)).entries()) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    const box = page.locator(`[data-kind="${at}"]`);
    await expectSeen(box, () => flip(box));
  }
  for (const [selector, property, value] of MEASURES) {
    const box = page.locator(selector).first();
    if (seen.has(property) || !(await box.isVisible())) continue;
    seen.add(property);
    const setTo = (share: string) =>
      box.evaluate(({ style }: HTMLElement, [name, text]) => style.setProperty(name, text), [
        property,
        value.replace('#', share),
      ] as const);
    await setTo('0.6');
    await expectSeen(box, () => setTo('0.2'));
  }
}
