import { createSharedAnswers } from './shared-answers';

const bytes = (size: number) => new Uint8Array(size);

function counting(size: number) {
  const made = { times: 0, make: async () => (made.times++, bytes(size)) };
  return made;
}

test('an answer is made once a second for each key', async () => {
  const answers = createSharedAnswers(1000);
  const times = counting(1);
  await Promise.all([answers.get('home', 1, times.make), answers.get('home', 1, times.make)]);
  expect(times.times).toBe(1);
  await answers.get('ranking', 1, times.make);
  await answers.get('home', 2, times.make);
  await answers.get('home', 2, times.make);
  expect(times.times).toBe(3);
});

test('a failure is told to who waited, and not kept', async () => {
  const answers = createSharedAnswers(1000);
  await expect(answers.get('home', 1, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await answers.get('home', 1, async () => bytes(3))).toHaveLength(3);
});

test('when there is no room more are answered, but not kept', async () => {
  const answers = createSharedAnswers(10);
  const big = counting(10);
  await answers.get('first', 1, big.make);
  await answers.get('second', 1, big.make);
  await answers.get('second', 1, big.make);
  await answers.get('first', 1, big.make);
  expect(big.times).toBe(3);
  await answers.get('second', 2, big.make);
  await answers.get('second', 2, big.make);
  expect(big.times).toBe(4);
});
