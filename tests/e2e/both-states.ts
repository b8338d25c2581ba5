import { expect, type Locator, type Page } from 'playwright/test';

/** The states that controls have, and the controls that have them. What unfolds a part of the page needs no sign of its own. */
export const STATES = {
  current: '[aria-current]',
  pressed: '[aria-pressed]',
  checked: 'input:is([type="radio"], [type="checkbox"])',
  disabled: ':is(button, input, textarea):disabled:not(:checked), [aria-disabled="true"]',
  expanded: '[aria-haspopup][aria-expanded="true"]',
  open: 'summary',
  answered: '[data-state="skipped"], [data-state="answered"], [data-state="left"]',
} as const;
type State = keyof typeof STATES;

/** What is drawn as far as a property of its style says: knob and fill of the slider, the fill of the progress bar. */
const MEASURES = [
  [':has(> [role="slider"])', '--knob', '#'],
  [':has(> [role="slider"])', '--done', '#'],
  ['[role="progressbar"] > *', 'transform', 'scaleX(#)'],
] as const;

/** Marks one visible control of each kind, of the modal dialog where one is open, and gives the kinds: a state and class names. */
const markKinds = (page: Page): Promise<string[]> =>
  page.evaluate((states) => {
    const kinds = new Map<string, Element>();
    for (const [state, selector] of Object.entries(states))
      for (const control of (document.querySelector(':modal') ?? document).querySelectorAll(selector)) {
        const box = control.closest('label') ?? control;
        const kind = `${state} ${box.parentElement?.className} ${box.className}`;
        if (!kinds.has(kind) && box.getClientRects().length > 0) kinds.set(kind, box);
      }
    document.querySelectorAll('[data-kinds]').forEach((box) => box.removeAttribute('data-kinds'));
    [...kinds.values()].forEach((box, at) =>
      box.setAttribute('data-kinds', `${box.getAttribute('data-kinds') ?? ''} ${at}`),
    );
    return [...kinds.keys()];
  }, STATES);

/**
 * Puts a control into its other, or its next state as CSS sees it: what React draws besides, such as a tick, is not needed for
 * the two to differ. A copy takes its place, because the next rendering would put the control itself back.
 */
const flip = (box: Locator, state: State) =>
  box.evaluate(
    (element, [name, selector]) => {
      const copy = element.cloneNode(true) as HTMLElement;
      element.replaceWith(copy);
      const control = copy.matches(selector) ? copy : copy.querySelector<HTMLElement>(selector)!;
      const set = (attribute: string) =>
        control.setAttribute(attribute, String(control.getAttribute(attribute) !== 'true'));
      const next = { skipped: 'answered', answered: 'left', left: 'skipped' };
      const flips: Record<typeof name, () => void> = {
        current: () => control.removeAttribute('aria-current'),
        pressed: () => set('aria-pressed'),
        checked: () => {
          const input = control as HTMLInputElement;
          // In a group of its own, because React sets the other radios of its group at each rendering.
          input.removeAttribute('name');
          input.checked = !input.checked;
        },
        disabled: () => {
          control.removeAttribute('aria-disabled');
          control.removeAttribute('disabled');
          control.closest('fieldset')?.removeAttribute('disabled');
        },
        expanded: () => set('aria-expanded'),
        open: () => control.closest('details')!.toggleAttribute('open'),
        answered: () => (control.dataset.state = next[control.dataset.state as keyof typeof next]),
      };
      flips[name]();
    },
    [state, STATES[state]] as const,
  );

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
  const kinds = await markKinds(page);
  expect(kinds).not.toEqual([]);
  for (const [at, kind] of kinds.entries()) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    const state = kind.split(' ')[0] as State;
    const box = page.locator(`[data-kinds~="${at}"]`);
    // Of three states each is compared with both others.
    for (let flips = state === 'answered' ? 3 : 1; flips > 0; flips -= 1) await expectSeen(box, () => flip(box, state));
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
