import { createCardShelf, TooManyCards } from './card-shelf';

const LIMITS = { kept: 2, atOnce: 1, waiting: 1, seconds: 10 };

/** Drawings that each test completes by hand. */
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
