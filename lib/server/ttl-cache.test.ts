import { createTtlCache } from './ttl-cache';

let time = 0;
const made: string[] = [];
const create = () =>
  createTtlCache<string>({ ttlMs: 1_000, maxWeight: 6, weightOf: ({ length }) => length }, () => time);
const make = (value: string) => () => {
  made.push(value);
  return Promise.resolve(value);
};
beforeEach(() => {
  time = 0;
  made.length = 0;
});

test('shares one result, also while it is made, until its time is over', async () => {
  const read = create();
  expect(await Promise.all([read('a', make('1')), read('a', make('2'))])).toEqual(['1', '1']);
  time = 999;
  expect(await read('a', make('3'))).toBe('1');
  time = 1_000;
  expect(await read('a', make('4'))).toBe('4');
  expect(made).toEqual(['1', '4']);
});

test('remembers no failure', async () => {
  const read = create();
  await expect(read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await read('a', make('1'))).toBe('1');
});

test('drops those that were read longest ago where all weigh too much', async () => {
  const read = create();
  for (const key of ['aa', 'bb', 'cc', 'aa', 'dd']) await read(key, make(key));
  expect(made).toEqual(['aa', 'bb', 'cc', 'dd']);
  for (const key of ['aa', 'cc', 'dd', 'bb']) await read(key, make(key));
  expect(made).toEqual(['aa', 'bb', 'cc', 'dd', 'bb']);
  await read('whole', make('x'.repeat(7)));
  await read('whole', make('y'));
  expect(made.at(-1)).toBe('y');
});
