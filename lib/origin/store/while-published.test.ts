import { createMoments } from '../moment';
import type { Catalogue } from './catalogue';
import { hold } from './hold';
import { whilePublished } from './while-published';

const momentOf = createMoments(1_000_000);
let second = 0;
let made = 0;
beforeEach(() => ([second, made] = [second + 10, 0]));

const [one, other] = [{} as Catalogue, {} as Catalogue];
const ask = (catalogue: Catalogue, make = async () => ++made) =>
  whilePublished({ moment: momentOf(second), catalogue }, 'banners', make);

test('computes a value once per catalogue version', async () => {
  const first = await ask(one);
  second++;
  expect([await ask(one), await ask(one)]).toEqual([first, first]);
});

test('computes it anew for another version', async () => {
  await ask(one);
  second++;
  expect(await ask(other)).toBe(2);
  second++;
  expect(await ask(other)).toBe(2);
});

test('does not hand a failure on', async () => {
  const failed = ask(one, () => Promise.reject(new Error('down')));
  second++;
  const next = ask(one);
  await expect(failed).rejects.toThrow('down');
  expect(await next).toBe(1);
});

test('concurrent reads of one key share one query, and later ones read anew, also after a failure', async () => {
  let readings = 0;
  const held = hold<number>();
  const read = async () => ++readings;
  expect(await Promise.all([held('a', read), held('a', read)])).toEqual([1, 1]);
  expect([await held('b', read), await held('a', read)]).toEqual([2, 3]);
  const failing = hold<number>();
  await expect(failing('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await failing('a', read)).toBe(4);
});
