import { DAY_SECONDS } from '../day';
import { sign, verify } from './signature';

const SECRET = Buffer.from('secret');
const PATH = '/media/page/10001/2-high.webp';
const NOW = 20_778 * DAY_SECONDS + 100;
const QUERY = sign(SECRET, PATH, NOW);
const [, DAY = '', MARK = ''] = /^e=(\d+)&s=(.+)$/.exec(QUERY) ?? [];

const until = (query: string, path = PATH, now = NOW) =>
  verify(SECRET, new URL(`http://reader.example${path}?${query}`), now);

test('is good for three days, to the second', () => {
  const end = 20_781 * DAY_SECONDS;
  expect(until(QUERY)).toBe(end);
  expect(until(QUERY, PATH, end - 1)).toBe(end);
  expect(until(QUERY, PATH, end)).toBeUndefined();
});

test('is good for its own path alone', () => {
  for (const path of [
    '/media/page/10001/3-high.webp',
    '/media/page/10001/2-low.webp',
    '/media/page/10002/2-high.webp',
    `${PATH}/`,
    PATH.toUpperCase(),
  ]) {
    expect(until(QUERY, path)).toBeUndefined();
    expect(until(sign(SECRET, path, NOW))).toBeUndefined();
  }
});

test('no other way of writing its day will do', () => {
  for (const day of [
    '',
    `${Number(DAY) + 1}`,
    `${Number(DAY) - 1}`,
    `0${DAY}`,
    `${DAY}.0`,
    `%20${DAY}`,
    `+${DAY}`,
    `-${DAY}`,
    '2e4',
    '0x5129',
    'NaN',
    'Infinity',
    `${DAY}00000`,
  ]) {
    expect([day, until(`e=${day}&s=${MARK}`)]).toEqual([day, undefined]);
  }
});

test('is refused when any letter is changed, cut, added or said in another way', () => {
  const other = (letter: string) => (letter === 'A' ? 'B' : 'A');
  const changed = Array.from(MARK, (letter, at) => MARK.slice(0, at) + other(letter) + MARK.slice(at + 1));
  for (const mark of [
    ...changed,
    MARK.slice(1),
    MARK.slice(0, -1),
    `${MARK}A`,
    `${MARK}=`,
    '',
    '%00'.repeat(22),
    '%F0%9F%98%80'.repeat(22),
  ]) {
    expect([mark, until(`e=${DAY}&s=${mark}`)]).toEqual([mark, undefined]);
  }
  for (const query of ['', `e=${DAY}`, `s=${MARK}`, `E=${DAY}&S=${MARK}`, `e=${DAY}&s=&s=${MARK}`])
    expect(until(query)).toBeUndefined();
});

test('another secret makes another signature', () => {
  expect(until(sign(Buffer.from('other'), PATH, NOW))).toBeUndefined();
});
