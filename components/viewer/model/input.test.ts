import { isDoubleTap, swipeMove, tapCommand } from './input';
import { pageAt, pageByKey } from './slider';
import { NO_GESTURE, wheelTurn, wheelWay } from './wheel';

describe('tapCommand', () => {
  it.each([
    [0.1, 'horizontal', 'ltr', 'sides', 'previous'],
    [0.9, 'horizontal', 'ltr', 'sides', 'next'],
    [0.1, 'horizontal', 'rtl', 'sides', 'next'],
    [0.9, 'horizontal', 'rtl', 'sides', 'previous'],
    [0.31, 'horizontal', 'rtl', 'sides', 'bars'],
    [0.69, 'horizontal', 'rtl', 'sides', 'bars'],
    [0.1, 'horizontal', 'ltr', 'inverted', 'next'],
    [0.1, 'horizontal', 'rtl', 'off', 'bars'],
    [0.9, 'horizontal', 'rtl', 'off', 'bars'],
    [0.05, 'vertical', 'ltr', 'sides', 'bars'],
  ] as const)('a tap at %p in %s %s with zones %s is %p @4.53 @R16 @R29', (x, mode, direction, zones, command) =>
    expect(tapCommand(x, mode, direction, zones)).toBe(command),
  );
});

describe('swipeMove', () => {
  it.each([
    [-80, 5, 'horizontal', 'ltr', 'next'],
    [80, 5, 'horizontal', 'ltr', 'previous'],
    [-80, 5, 'horizontal', 'rtl', 'previous'],
    [80, -5, 'horizontal', 'rtl', 'next'],
    [30, 0, 'horizontal', 'ltr', undefined],
    [60, 60, 'horizontal', 'ltr', undefined],
    [200, 0, 'vertical', 'ltr', undefined],
  ] as const)('a swipe of %p, %p in %s %s is %p @R16', (dx, dy, mode, direction, move) =>
    expect(swipeMove(dx, dy, mode, direction)).toBe(move),
  );
});

test.each([
  [{ at: 1249, x: 110, y: 95 }, true],
  [{ at: 1250, x: 100, y: 100 }, false],
  [{ at: 1100, x: 200, y: 100 }, false],
])('a tap %p after one at 1000 ms and 100, 100 makes a double tap: %p @R17', (second, is) =>
  expect(isDoubleTap({ at: 1000, x: 100, y: 100 }, second)).toBe(is),
);

describe('the slider', () => {
  it.each([
    [0, 21, 'ltr', 1],
    [1, 21, 'ltr', 21],
    [0.26, 21, 'ltr', 6],
    [0, 21, 'rtl', 21],
    [0.26, 21, 'rtl', 16],
    [-3, 21, 'ltr', 1],
    [7, 21, 'ltr', 21],
    [1, 1, 'rtl', 1],
    [0.5, 0, 'ltr', 1],
  ] as const)('at %p of a track of %p pages in %s is at page %p @R16', (x, pages, direction, page) =>
    expect(pageAt(x, pages, direction)).toBe(page),
  );

  it.each([
    [6, { from: 4, to: 5, total: 9 }, 6],
    [4, { from: 4, to: 5, total: 9 }, 3],
    [1, { from: 1, to: 2, total: 9 }, 1],
  ])('a key to %p from %j leads out of the pair to %p', (page, position, to) =>
    expect(pageByKey(page, position)).toBe(to),
  );
});

describe('wheelTurn', () => {
  const inertia = Array.from({ length: 90 }, (_, i) => `${i * 16}:${120 * 0.95 ** i}`).join(' ');
  it.each([
    ['a notch', '0:100', ['next']],
    ['a notch backwards', '0:-100', ['previous']],
    ['a push with inertia', inertia, ['next']],
    ['small steps of one gesture', '0:10 16:10 32:10', ['next']],
    ['small steps of two gestures', '0:20 500:20', []],
    ['three gestures', '0:100 400:100 800:-100', ['next', 'next', 'previous']],
  ])('%s turns as often as there are gestures @R19', (_, events, moves) => {
    let gesture = NO_GESTURE;
    const made = events.split(' ').flatMap((event) => {
      const [at, delta] = event.split(':').map(Number) as [number, number];
      const turned = wheelTurn(gesture, delta, at);
      gesture = turned.gesture;
      return turned.move ?? [];
    });
    expect(made).toEqual(moves);
  });

  it('does not turn at the end of a page by the gesture that scrolled there, and absorbs the rest of one that turned @R19', () => {
    let gesture = NO_GESTURE;
    for (const [at, scrolls, move, isAbsorbed] of [
      [0, true, undefined, false],
      [50, false, undefined, true],
      [400, false, 'next', true],
      // The new page could scroll.
      [416, true, undefined, true],
      [800, true, undefined, false],
    ] as const) {
      const turned = wheelTurn(gesture, 100, at, scrolls);
      expect([at, turned.move, turned.isAbsorbed]).toEqual([at, move, isAbsorbed]);
      gesture = turned.gesture;
    }
  });

  it.each([
    [{ deltaX: 2, deltaY: 30 }, 'rtl', { isSideways: false, on: 30 }],
    [{ deltaX: 30, deltaY: 2 }, 'ltr', { isSideways: true, on: 30 }],
    [{ deltaX: 30, deltaY: -2 }, 'rtl', { isSideways: true, on: -30 }],
  ] as const)('the wheel by %j, read %s, goes %j @R16', (deltas, direction, way) =>
    expect(wheelWay(deltas, direction)).toEqual(way),
  );
});
