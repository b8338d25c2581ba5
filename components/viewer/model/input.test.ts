import { isDoubleTap, swipeMove, tapCommand } from './input';

describe('tapCommand', () => {
  it.each([
    [0.1, 'ltr', 'previous'],
    [0.9, 'ltr', 'next'],
    [0.1, 'rtl', 'next'],
    [0.9, 'rtl', 'previous'],
    [0.5, 'ltr', 'bars'],
    [0.31, 'rtl', 'bars'],
    [0.69, 'rtl', 'bars'],
  ] as const)('at %p in %s means %p @4.53', (x, direction, move) =>
    expect(tapCommand(x, 'horizontal', direction, 'sides')).toBe(move),
  );

  it('only ever toggles the bars in a strip', () => expect(tapCommand(0.05, 'vertical', 'ltr', 'sides')).toBe('bars'));

  it('can be turned about', () => expect(tapCommand(0.1, 'horizontal', 'ltr', 'inverted')).toBe('next'));

  it.each([0.1, 0.5, 0.9])('toggles the bars at %p where the zones are off', (x) =>
    expect(tapCommand(x, 'horizontal', 'rtl', 'off')).toBe('bars'),
  );
});

describe('swipeMove', () => {
  it.each([
    [-80, 5, 'ltr', 'next'],
    [80, 5, 'ltr', 'previous'],
    [-80, 5, 'rtl', 'previous'],
    [80, -5, 'rtl', 'next'],
    [30, 0, 'ltr', undefined],
    [60, 60, 'ltr', undefined],
  ] as const)('of %p, %p in %s means %p', (dx, dy, direction, move) =>
    expect(swipeMove(dx, dy, 'horizontal', direction)).toBe(move),
  );

  it('leaves a strip to scrolling', () => expect(swipeMove(200, 0, 'vertical', 'ltr')).toBeUndefined());
});

describe('isDoubleTap', () => {
  const first = { at: 1000, x: 100, y: 100 };
  it.each([
    [undefined, false],
    [{ at: 1200, x: 110, y: 95 }, true],
    [{ at: 1400, x: 100, y: 100 }, false],
    [{ at: 1100, x: 200, y: 100 }, false],
  ])('of %p is %p', (second, is) =>
    expect(second ? isDoubleTap(first, second) : isDoubleTap(undefined, first)).toBe(is),
  );
});
