import type { Page } from 'playwright/test';

export interface WheelEventGiven {
  /** In milliseconds, of any clock. */
  at: number;
  deltaY?: number;
  deltaX?: number;
}

/** Wheel events at times of their own, whatever the machine takes to hand them over. They scroll nothing. */
export function wheel(page: Page, events: readonly WheelEventGiven[]): Promise<void> {
  return page.evaluate((given) => {
    const { innerWidth, innerHeight } = window;
    for (const { at, deltaX = 0, deltaY = 0 } of given) {
      const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.dispatchEvent(event);
    }
  }, events);
}

/** One push of a trackpad, and what it goes on by itself: for more than a second, ever less. */
export function push(start: number, by: Omit<WheelEventGiven, 'at'>): WheelEventGiven[] {
  const { deltaX = 0, deltaY = 0 } = by;
  return Array.from({ length: 80 }, (_, event) => {
    const left = 0.95 ** event;
    return { at: start + event * 16 + (event > 60 ? (event - 60) * 90 : 0), deltaX: deltaX * left, deltaY: deltaY * left };
  });
}
