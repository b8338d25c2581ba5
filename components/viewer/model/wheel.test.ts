import { NO_GESTURE, wheelTurn, wheelWay } from './wheel';

/** What a run of [time, delta] events turns. */
function moves(events: readonly (readonly [number, number])[]) {
  let gesture = NO_GESTURE;
  return events.flatMap(([at, delta]) => {
    const turned = wheelTurn(gesture, delta, at);
    gesture = turned.gesture;
    return turned.move ?? [];
  });
}

describe('wheelTurn', () => {
  it('turns once for a notch', () => expect(moves([[0, 100]])).toEqual(['next']));
  it('turns back', () => expect(moves([[0, -100]])).toEqual(['previous']));
  it('absorbs inertia', () => {
    const inertia = Array.from({ length: 90 }, (_, i) => [i * 16, 120 * 0.95 ** i] as const);
    expect(moves(inertia)).toEqual(['next']);
  });
  it('gathers small steps of one gesture', () =>
    expect(
      moves([
        [0, 10],
        [16, 10],
        [32, 10],
      ]),
    ).toEqual(['next']));
  it('does not gather across gestures', () =>
    expect(
      moves([
        [0, 20],
        [500, 20],
        [1000, 20],
      ]),
    ).toEqual([]));
  it('turns again for a second gesture', () =>
    expect(
      moves([
        [0, 100],
        [400, 100],
        [800, -100],
      ]),
    ).toEqual(['next', 'next', 'previous']));
});

test('a gesture that scrolls within a page turns none at its end; the next one does', () => {
  const scrolled = wheelTurn(NO_GESTURE, 100, 0, true);
  expect(scrolled.move).toBeUndefined();
  const atTheEnd = wheelTurn(scrolled.gesture, 100, 50);
  expect(atTheEnd.move).toBeUndefined();
  expect(wheelTurn(atTheEnd.gesture, 100, 400).move).toBe('next');
});

test.each([
  ['down', { deltaX: 2, deltaY: 30 }, 'ltr', { isSideways: false, on: 30 }],
  ['down', { deltaX: 2, deltaY: 30 }, 'rtl', { isSideways: false, on: 30 }],
  ['to the right', { deltaX: 30, deltaY: 2 }, 'ltr', { isSideways: true, on: 30 }],
  ['to the right', { deltaX: 30, deltaY: -2 }, 'rtl', { isSideways: true, on: -30 }],
] as const)('the wheel %s, %o, read %s', (_, deltas, direction, way) =>
  expect(wheelWay(deltas, direction)).toEqual(way),
);
