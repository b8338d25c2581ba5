/** A finger's press is made a click a moment after it has ended. */
const CLICK_WITHIN_MS = 300;
const ENDS = { pointerup: CLICK_WITHIN_MS, pointercancel: 0, click: 0 };

const watchers = new Set<() => void>();
let isPressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;

const isHeldDown = () => document.documentElement.matches(':active');

function endIn(ms: number): void {
  clearTimeout(ending);
  ending = setTimeout(end, ms);
}

function end(): void {
  if (isHeldDown()) return endIn(CLICK_WITHIN_MS);
  isPressed = false;
  for (const changed of watchers) changed();
}

function begin({ button }: Pick<PointerEvent, 'button'>): void {
  clearTimeout(ending);
  isPressed = !button;
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', begin, true);
  for (const [type, ms] of Object.entries(ENDS)) window.addEventListener(type, () => endIn(ms), true);
  // This code may come in the midst of a press.
  isPressed = isHeldDown();
  if (isPressed) endIn(CLICK_WITHIN_MS);
}

/** The reader's press of whatever is under his finger or pointer, until what it does has begun. What comes between takes it away from him. */
export const press = {
  isOn: () => isPressed,
  /** Calls `changed` whenever a press has ended. @returns what ends that */
  watch(changed: () => void): () => void {
    watchers.add(changed);
    return () => void watchers.delete(changed);
  },
};
