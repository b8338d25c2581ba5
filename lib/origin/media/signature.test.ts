import { DAY_SECONDS } from '../day';
import { sign, verify } from './signature';

const SECRET = Buffer.from('secret');
const PATH = '/media/page/10001/2-high.webp';
const NOW = 20_778 * DAY_SECONDS + 100;
const QUERY = sign(SECRET, PATH, NOW);
const [, DAY = '', MARK = ''] = /^e=(\d+)&s=(.+)$/.exec(QUERY) ?? [];

const until = (query: string, path = PATH, now = NOW) =>
  verify(SECRET, new URL(`http://reader.example${path}?${query}`), now);

test('is valid for three days, to the second', () => {
  const end = 20_781 * DAY_SECONDS;
  expect(until(QUERY)).toBe(end);
  expect(until(QUERY, PATH, end - 1)).toBe(end);
  expect(until(QUERY, PATH, end)).toBeUndefined();
});

test('is valid for its own path only', () => {
  for (const path of ['/media/page/10001/3-high.webp', `${PATH}/`, PATH.toUpperCase()]) {
    expect(until(QUERY, path)).toBeUndefined();
    expect(until(sign(SECRET, path, NOW))).toBeUndefined();
  }
});

test.each([
  ...['', `${Number(DAY) + 1}`, `0${DAY}`, `${DAY}00000`].map((day) => `e=${day}&s=${MARK}`),
  ...['', MARK.slice(1), `${MARK}=`, '%F0%9F%98%80'.repeat(22)].map((mark) => `e=${DAY}&s=${mark}`),
  ...['', `e=${DAY}`, `e=${DAY}&s=&s=${MARK}`, sign(Buffer.from('other'), PATH, NOW)],
])('is refused when its day, its letters or the secret differ: %s', (query) => expect(until(query)).toBeUndefined());
