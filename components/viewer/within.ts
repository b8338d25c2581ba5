/** What answers a press by itself. */
export const CONTROLS = 'a, button, input, select, textarea, [role="dialog"]';

/** Whether an event happened in what a selector names. */
export const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
