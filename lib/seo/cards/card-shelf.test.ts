import { createCardShelf, TooManyCards } from './card-shelf';

const LIMITS = { kept: 2, atOnce: 1, waiting: 1, seconds: 10 };

/** Drawings that end when told to. */
function easel() {
  const drawn: string[] = [];
  const ends = new Map<string, (card: Buffer) => void>();
  const draw = (name: string) => () => {
    drawn.push(name);
    return new Promise<Buffer>((resolve) => ends.set(name, resolve));
  };
  return { drawn, draw, end: (name: string) => ends.get(name)!(Buffer.from(name)) };
}
const now = (text: string) => async () => Buffer.from(text);

test('draws a card once for simultaneous requests and caches it', async () => {
  const read = createCardShelf(LIMITS);
  const { drawn, draw, end } = easel();
  const both = [read('a', draw('a')), read('a', draw('a'))];
  end('a');
  expect((await Promise.all(both)).map(String)).toEqual(['a', 'a']);
  expect(String(await read('a', draw('a')))).toBe('a');
  expect(drawn).toEqual(['a']);
});

test('queues drawings beyond the limit and rejects more when the queue is full', async () => {
  const read = createCardShelf(LIMITS);
  const { drawn, draw, end } = easel();
  const first = read('a', draw('a'));
  const second = read('b', now('b'));
  await expect(read('c', draw('c'))).rejects.toThrow(TooManyCards);
  expect(drawn).toEqual(['a']);
  end('a');
  expect([String(await first), String(await second)]).toEqual(['a', 'b']);
  expect(String(await read('c', now('c')))).toBe('c');
});

test('evicts the least recently used card, and every card after its TTL', async () => {
  let time = 0;
  const read = createCardShelf(LIMITS, () => time);
  for (const name of ['a', 'b', 'a', 'c']) await read(name, now(name));
  expect(String(await read('a', now('new')))).toBe('a');
  expect(String(await read('b', now('new')))).toBe('new');
  time = 10_001;
  expect(String(await read('a', now('later')))).toBe('later');
});

test('does not cache a missing card or a failure', async () => {
  const read = createCardShelf(LIMITS);
  expect(await read('a', async () => undefined)).toBeUndefined();
  await expect(read('a', () => Promise.reject(new Error('ink')))).rejects.toThrow('ink');
  expect(String(await read('a', now('a')))).toBe('a');
});
