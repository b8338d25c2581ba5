import { createMoments } from '../moment';
import type { Catalogue } from './catalogue';
import { whilePublished } from './while-published';

const momentOf = createMoments(1_000_000);
let second = 0;
let made = 0;
beforeEach(() => ([second, made] = [second + 10, 0]));

const [one, other] = [{} as Catalogue, {} as Catalogue];
const ask = (catalogue: Catalogue, make = async () => ++made) =>
  whilePublished({ moment: momentOf(second), catalogue }, 'banners', make);

test('what is asked for in each second is made once with a catalogue', async () => {
  const first = await ask(one);
  second++;
  expect([await ask(one), await ask(one)]).toEqual([first, first]);
});

test('with another catalogue it is made anew', async () => {
  await ask(one);
  second++;
  expect(await ask(other)).toBe(2);
  second++;
  expect(await ask(other)).toBe(2);
});

test('what nobody has asked for in the second before is made anew', async () => {
  await ask(one);
  second += 2;
  expect(await ask(one)).toBe(2);
});

test('a failure is not handed on', async () => {
  const failed = ask(one, () => Promise.reject(new Error('down')));
  second++;
  const next = ask(one);
  await expect(failed).rejects.toThrow('down');
  expect(await next).toBe(1);
});
