import type { Page } from 'playwright/test';

export interface Spot {
  x: number;
  y: number;
}

/** Fingers on the screen: the first is number 0. */
export interface Fingers {
  /** Two fingers come down around a spot, side by side as swipes go, move `from` one distance `to` another, in px, and stay. */
  pinch(spot: Spot, distance: { from: number; to: number }): Promise<void>;
  /** One finger comes down. */
  touch(spot: Spot): Promise<void>;
  /** The only finger that is down moves by so much. */
  drag(by: Spot): Promise<void>;
  /** One finger goes up, or all of them. */
  lift(finger?: number): Promise<void>;
  /** Two taps at a spot, within a double tap's time whatever the machine takes for them. */
  doubleTap(spot: Spot): Promise<void>;
}

const STEPS = 8;
/** Of a tap and between taps, in seconds. */
const TAP = 0.05;

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  const down = new Map<number, Spot>();
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Iterable<number>, timestamp?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: [...fingers].map((id) => ({ ...down.get(id)!, id })),
    });
  async function moveTo(spots: readonly (readonly [finger: number, spot: Spot])[]) {
    for (const [finger, spot] of spots) down.set(finger, spot);
    await send('touchMove', down.keys());
  }

  const fingers: Fingers = {
    async pinch({ x, y }, { from, to }) {
      const at = (distance: number) =>
        [
          [0, { x: x - distance / 2, y }],
          [1, { x: x + distance / 2, y }],
        ] as const;
      for (const [finger, spot] of at(from)) {
        down.set(finger, spot);
        await send('touchStart', down.keys());
      }
      for (let step = 1; step <= STEPS; step++) await moveTo(at(from + ((to - from) * step) / STEPS));
    },
    async touch(spot) {
      down.set(0, spot);
      await send('touchStart', [0]);
    },
    async drag({ x, y }) {
      const [[finger, start]] = [...down] as [[number, Spot]];
      for (let step = 1; step <= STEPS; step++)
        await moveTo([[finger, { x: start.x + (x * step) / STEPS, y: start.y + (y * step) / STEPS }]]);
    },
    async lift(finger) {
      // Chromium lifts the points that a touchEnd names, or all of them where it names none.
      await send('touchEnd', finger === undefined ? [] : [finger]);
      if (finger === undefined) down.clear();
      else down.delete(finger);
    },
    async doubleTap(spot) {
      const start = Date.now() / 1_000;
      for (const at of [start, start + 2 * TAP]) {
        down.set(0, spot);
        const begun = send('touchStart', [0], at);
        down.clear();
        // Right behind it: a finger that stays is no tap.
        await Promise.all([begun, send('touchEnd', [], at + TAP)]);
      }
    },
  };
  return fingers;
}
