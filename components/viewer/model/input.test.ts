import { keyMove, swipeMove, tapMove } from './input';

describe('keyMove', () => {
  it.each([
    ['ArrowRight', 'ltr', 'next'],
    ['ArrowLeft', 'ltr', 'previous'],
    ['ArrowRight', 'rtl', 'previous'],
    ['ArrowLeft', 'rtl', 'next'],
    ['ArrowDown', 'rtl', 'next'],
    ['ArrowUp', 'rtl', 'previous'],
    [' ', 'ltr', 'next'],
    [' ', 'rtl', 'next'],
    ['PageDown', 'rtl', 'next'],
    ['PageUp', 'rtl', 'previous'],
    ['Home', 'rtl', 'first'],
    ['End', 'rtl', 'last'],
    ['Enter', 'ltr', 'bars'],
    ['a', 'ltr', undefined],
    ['constructor', 'ltr', undefined],
  ] as const)('%p in %s means %p', (key, direction, move) => expect(keyMove({ key }, 'horizontal', direction)).toBe(move));

  it('goes back by space with shift', () => expect(keyMove({ key: ' ', shiftKey: true }, 'horizontal', 'rtl')).toBe('previous'));
  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves shortcuts with %s alone', (modifier) => {
    expect(keyMove({ key: 'ArrowLeft', [modifier]: true }, 'horizontal', 'ltr')).toBeUndefined();
    expect(keyMove({ key: 'Enter', [modifier]: true }, 'vertical', 'ltr')).toBeUndefined();
  });
  it('leaves a strip to the browser, but for the bars', () => {
    expect(keyMove({ key: ' ' }, 'vertical', 'ltr')).toBeUndefined();
    expect(keyMove({ key: 'Enter' }, 'vertical', 'ltr')).toBe('bars');
  });
});

describe('tapMove', () => {
  it.each([
    [0.1, 'ltr', 'previous'],
    [0.9, 'ltr', 'next'],
    [0.1, 'rtl', 'next'],
    [0.9, 'rtl', 'previous'],
    [0.5, 'ltr', 'bars'],
    [0.31, 'rtl', 'bars'],
    [0.69, 'rtl', 'bars'],
  ] as const)('at %p in %s means %p', (x, direction, move) => expect(tapMove(x, 'horizontal', direction)).toBe(move));

  it('only ever toggles the bars in a strip', () => expect(tapMove(0.05, 'vertical', 'ltr')).toBe('bars'));
});

describe('swipeMove', () => {
  it.each([
    [-80, 5, 'ltr', 'next'],
    [80, 5, 'ltr', 'previous'],
    [-80, 5, 'rtl', 'previous'],
    [80, -5, 'rtl', 'next'],
    [30, 0, 'ltr', undefined],
    [60, 60, 'ltr', undefined],
  ] as const)('of %p, %p in %s means %p', (dx, dy, direction, move) => expect(swipeMove(dx, dy, 'horizontal', direction)).toBe(move));

  it('leaves a strip to scrolling', () => expect(swipeMove(200, 0, 'vertical', 'ltr')).toBeUndefined());
});
