import type { Page } from 'playwright/test';

export interface WheelEventGiven {
  /** In milliseconds, of any clock. */
  at: number;
  deltaY?: number;
  deltaX?: number;
}

/** Wheel events at times of their own, whatever the machine takes to hand them over, a frame each. They scroll nothing. */
export function wheel(page: Page, events: readonly WheelEventGiven[]): Promise<void> {
  return page.evaluate(async (given) => {
    const { innerWidth, innerHeight } = window;
    for (const { at, deltaX = 0, deltaY = 0 } of given) {
      const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.dispatchEvent(event);
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, events);
}

/** One push of a trackpad, and what it goes on by itself: for two seconds, ever less and more seldom. */
export function push(start: number, { deltaX = 0, deltaY = 0 }: Omit<WheelEventGiven, 'at'>): WheelEventGiven[] {
  return Array.from({ length: 30 }, (_, event) => {
    const left = 0.9 ** event;
    return { at: start + event * 16 + Math.max(0, event - 15) * 100, deltaX: deltaX * left, deltaY: deltaY * left };
  });
}
