import { nextTurn, type PopupName } from './popup-turns';

interface More {
  now?: PopupName;
  isBusy?: boolean;
  wasAnswered?: boolean;
  coming?: PopupName[];
}

const turn = (due: PopupName[], { now, isBusy = false, wasAnswered = false, coming = [] }: More = {}) =>
  nextTurn({
    due: new Map([...due.map((name) => [name, 'due'] as const), ...coming.map((name) => [name, 'coming'] as const)]),
    now,
    isBusy,
    wasAnswered,
  });

test('several that are due go one after another, always in the same order', () => {
  expect(turn(['app', 'promotion', 'home', 'rating'])).toBe('rating');
  expect(turn(['app', 'promotion', 'home'])).toBe('home');
  expect(turn(['app', 'promotion'])).toBe('promotion');
  expect(turn(['app'])).toBe('app');
  expect(turn([])).toBeUndefined();
});

test('those behind one that is on its way wait for it, those before it do not', () => {
  expect(turn(['promotion', 'app'], { coming: ['home'] })).toBeUndefined();
  expect(turn(['rating'], { coming: ['home'] })).toBe('rating');
  expect(turn(['home'], { coming: ['promotion'] })).toBe('home');
});

test('one that is open stays open, whoever comes', () => {
  expect(turn(['promotion', 'home'], { now: 'promotion' })).toBe('promotion');
  expect(turn(['home', 'rating'], { now: 'home' })).toBe('home');
});

test('the strip about the app makes way', () => {
  expect(turn(['app', 'home'], { now: 'app' })).toBe('home');
});

test('none comes while its reader is busy, and none is taken away for that', () => {
  expect(turn(['rating', 'home'], { isBusy: true })).toBeUndefined();
  expect(turn(['app', 'home'], { now: 'app', isBusy: true })).toBe('app');
  expect(turn(['app'], { now: 'home', isBusy: true })).toBeUndefined();
});

test('after one has been put away the next waits for another page, but for what must be read first', () => {
  expect(turn(['promotion', 'app'], { wasAnswered: true })).toBeUndefined();
  expect(turn(['promotion', 'rating'], { wasAnswered: true })).toBe('rating');
});
