import { deviceOf } from './device-of';
import { restSince } from './rest';

const DAY = 86_400_000;
const NOON = 1_900_000_000_000;
const since = (stored: string | undefined, now = NOON) => restSince(stored, now, DAY);

test.each([undefined, '', '{}', 'Infinity'])('a stored %j is no time', (stored) =>
  expect(since(stored)).toEqual({ isOver: true }),
);

test('a rest is over after its time, not before', () => {
  expect(since(String(NOON - DAY + 1))).toEqual({ isOver: false });
  expect(since(String(NOON - DAY))).toEqual({ isOver: true });
});

test('a clock that is set back restarts the rest @9.27', () => {
  expect(since(String(NOON + 365 * DAY))).toEqual({ isOver: false, from: NOON });
});

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15';
test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Linux; Android 16; Phone) Chrome/150.0 Mobile', 5, 'android'],
  [MAC, 5, 'ios'],
  [MAC, 0, undefined],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0', 10, undefined],
])('the store of %s with %i touch points is %s', (userAgent, touchPoints, store) =>
  expect(deviceOf(userAgent, touchPoints)).toBe(store),
);
