import type { CDPSession, Page } from 'playwright/test';

export interface Spot {
  x: number;
  y: number;
}

/** Fingers on the screen. */
export interface Fingers {
  /** Two fingers come down around a spot, move `from` one distance `to` another, in px, and stay. */
  pinch(spot: Spot, distance: { from: number; to: number }): Promise<void>;
  /** One of two fingers goes up. */
  liftOne(): Promise<void>;
  /** The first finger, which is down, goes by so much. */
  drag(by: Spot): Promise<void>;
  /** All go up. */
  lift(): Promise<void>;
  /** One finger comes down. */
  touch(spot: Spot): Promise<void>;
  /** Two taps at a spot, within a double tap's time whatever the machine takes for them. */
  doubleTap(spot: Spot): Promise<void>;
}

const STEPS = 8;
/** Of a tap and between taps, in seconds. */
const TAP = 0.05;

export async function fingersOn(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let down: Spot[] = [];
  /** When the last double tap ends, which may be later than it is now. */
  let tappedTo = 0;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', timestamp?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: down.map((spot, id) => ({ ...spot, id })),
    });

  const fingers: Fingers = {
    async pinch({ x, y }, { from, to }) {
      const at = (distance: number) => [
        { x, y: y - distance / 2 },
        { x, y: y + distance / 2 },
      ];
      down = at(from).slice(0, 1);
      await send('touchStart');
      down = at(from);
      await send('touchStart');
      for (let step = 1; step <= STEPS; step++) {
        down = at(from + ((to - from) * step) / STEPS);
        await send('touchMove');
      }
    },
    async liftOne() {
      down = down.slice(0, 1);
      await send('touchEnd');
    },
    async drag({ x, y }) {
      const [start] = down;
      for (let step = 1; step <= STEPS; step++) {
        down = [{ x: start!.x + (x * step) / STEPS, y: start!.y + (y * step) / STEPS }];
        await send('touchMove');
      }
    },
    async lift() {
      down = [];
      await send('touchEnd');
    },
    async touch(spot) {
      down = [spot];
      await send('touchStart');
    },
    async doubleTap(spot) {
      const start = Math.max(Date.now() / 1_000, tappedTo + TAP);
      for (const at of [start, start + 2 * TAP]) {
        tappedTo = at + TAP;
        down = [spot];
        const begun = send('touchStart', at);
        down = [];
        // Right behind it: a finger that stays is no tap.
        await Promise.all([begun, send('touchEnd', at + TAP)]);
      }
    },
  };
  return fingers;
}
