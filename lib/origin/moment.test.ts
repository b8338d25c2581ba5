import { createMoments } from './moment';

function making<Value>(value: Value) {
  const making = { times: 0, make: async () => (making.times++, value) };
  return making;
}

test('a thing is made once a second for each key', async () => {
  const moment = createMoments(1000);
  const home = making('home');
  expect(await Promise.all([moment(1).once('home', home.make), moment(1).once('home', home.make)])).toEqual([
    'home',
    'home',
  ]);
  expect(home.times).toBe(1);
  await moment(1).once('ranking', home.make);
  await moment(2).once('home', home.make);
  await moment(2).once('home', home.make);
  expect(home.times).toBe(3);
});

test('what is there already is given at once, to nobody else and no later', async () => {
  const moment = createMoments(1000);
  const made = moment(1).once('home', async () => 'home');
  expect(moment(1).made('home')).toBeUndefined();
  await made;
  expect([moment(1).made('home'), moment(1).made('ranking')]).toEqual(['home', undefined]);
  moment(1).forget();
  expect(moment(1).made('home')).toBeUndefined();
  await moment(1).once('home', async () => 'home');
  expect(moment(2).made('home')).toBeUndefined();
});

test('what was kept in the second before is at hand', async () => {
  const moment = createMoments(1000);
  const count = (second: number) => moment(second).once<number>('count', async (before) => ((await before) ?? 0) + 1);
  expect([await count(1), await count(1), await count(2), await count(3), await count(5)]).toEqual([1, 1, 2, 3, 1]);
});

test('a call that goes on into the next second hands nothing over to it', async () => {
  const momentOf = createMoments(1000);
  const [first, second] = [momentOf(1), momentOf(2)];
  expect(await first.once('page', async () => 'old')).toBe('old');
  expect(await second.once('page', async () => 'new')).toBe('new');
  expect(await first.once('page', async () => 'newer')).toBe('old');
});

test('what is forgotten is made again, in the same second', async () => {
  const moment = createMoments(1000);
  const home = making('home');
  await moment(1).once('home', home.make);
  const slow = moment(1);
  moment(1).forget();
  await moment(1).once('home', home.make);
  expect(home.times).toBe(2);
  await slow.once('page', async () => 'old');
  expect(await moment(1).once('page', async () => 'new')).toBe('new');
});

test('what is changed as one second goes into the next is seen in that', async () => {
  const moment = createMoments(1000);
  const changing = moment(1);
  await moment(2).once('home', async () => 'old');
  changing.forget();
  expect(await moment(2).once('home', async () => 'new')).toBe('new');
});

test('a failure is told to who waited, and not kept', async () => {
  const moment = createMoments(1000);
  await expect(moment(1).once('home', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await moment(1).once('home', async () => 'up')).toBe('up');
});

test('when there is no room more is made, but not kept', async () => {
  const moment = createMoments(10);
  const big = making(new Uint8Array(10));
  await moment(1).once('first', big.make);
  await moment(1).once('second', big.make);
  await moment(1).once('second', big.make);
  await moment(1).once('first', big.make);
  expect(big.times).toBe(3);
  await moment(2).once('second', big.make);
  await moment(2).once('second', big.make);
  expect(big.times).toBe(4);
});
