import { createMoments } from './moment';

function making<Value>(value: Value) {
  const making = { times: 0, make: async () => (making.times++, value) };
  return making;
}

test('computes a value once per second and key', async () => {
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

test('does not hand a late value over to the next second', async () => {
  const momentOf = createMoments(1000);
  const [first, second] = [momentOf(1), momentOf(2)];
  expect(await first.once('page', async () => 'old')).toBe('old');
  expect(await second.once('page', async () => 'new')).toBe('new');
  expect(await first.once('page', async () => 'newer')).toBe('old');
});

test('rejects the waiting callers, and does not cache the failure', async () => {
  const moment = createMoments(1000);
  await expect(moment(1).once('home', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await moment(1).once('home', async () => 'up')).toBe('up');
});
