/** @jest-environment node */
import { createCardShelf, TooManyCards } from './card-shelf';

const BOUNDS = { kept: 2, atOnce: 1, waiting: 1, seconds: 10 };

/** Drawings that end when told. */
function easel() {
  const drawn: string[] = [];
  const ends = new Map<string, (card?: Buffer) => void>();
  const draw = (name: string) => () => {
    drawn.push(name);
    return new Promise<Buffer | undefined>((resolve) => ends.set(name, resolve));
  };
  return { drawn, draw, end: (name: string, card: Buffer | undefined = Buffer.from(name)) => ends.get(name)!(card) };
}

const now = (text: string) => async () => Buffer.from(text);
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a card is drawn once for all who ask, and kept', async () => {
  const read = createCardShelf(BOUNDS);
  const { drawn, draw, end } = easel();
  const both = [read('a', draw('a')), read('a', draw('a'))];
  end('a');
  expect((await Promise.all(both)).map(String)).toEqual(['a', 'a']);
  expect(String(await read('a', draw('a')))).toBe('a');
  expect(drawn).toEqual(['a']);
});

test('few are drawn at once, some wait, and more are turned away', async () => {
  const read = createCardShelf(BOUNDS);
  const { drawn, draw, end } = easel();
  const first = read('a', draw('a'));
  const second = read('b', draw('b'));
  await expect(read('c', draw('c'))).rejects.toThrow(TooManyCards);
  expect(drawn).toEqual(['a']);
  end('a');
  await first;
  await settled();
  expect(drawn).toEqual(['a', 'b']);
  end('b');
  expect(String(await second)).toBe('b');
  expect(String(await read('c', now('c')))).toBe('c');
});

test('the latest are kept, and none for longer than its time', async () => {
  let time = 0;
  const read = createCardShelf(BOUNDS, () => time);
  for (const name of ['a', 'b', 'a', 'c']) await read(name, now(name));
  expect(String(await read('a', now('new')))).toBe('a');
  expect(String(await read('b', now('new')))).toBe('new');
  time = 10_001;
  expect(String(await read('a', now('later')))).toBe('later');
});

test('what is not there or fails is asked for again', async () => {
  const read = createCardShelf(BOUNDS);
  expect(await read('a', async () => undefined)).toBeUndefined();
  await expect(read('a', () => Promise.reject(new Error('ink')))).rejects.toThrow('ink');
  expect(String(await read('a', now('a')))).toBe('a');
});
