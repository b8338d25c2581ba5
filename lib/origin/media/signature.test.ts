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

test('is refused with another day or another spelling of it', () => {
  for (const day of ['', `${Number(DAY) + 1}`, `0${DAY}`, `%20${DAY}`, '2e4', 'NaN', `${DAY}00000`]) {
    expect([day, until(`e=${day}&s=${MARK}`)]).toEqual([day, undefined]);
  }
});

test('is refused when any letter is changed, cut, added or encoded', () => {
  const other = (letter: string) => (letter === 'A' ? 'B' : 'A');
  const changed = Array.from(MARK, (letter, at) => MARK.slice(0, at) + other(letter) + MARK.slice(at + 1));
  for (const mark of [
    ...changed,
    MARK.slice(1),
    MARK.slice(0, -1),
    `${MARK}A`,
    `${MARK}=`,
    '',
    '%F0%9F%98%80'.repeat(22),
  ]) {
    expect([mark, until(`e=${DAY}&s=${mark}`)]).toEqual([mark, undefined]);
  }
  for (const query of ['', `e=${DAY}`, `s=${MARK}`, `E=${DAY}&S=${MARK}`, `e=${DAY}&s=&s=${MARK}`])
    expect(until(query)).toBeUndefined();
});

test('depends on the secret', () => {
  expect(until(sign(Buffer.from('other'), PATH, NOW))).toBeUndefined();
});
