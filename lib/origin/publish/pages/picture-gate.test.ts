/** @jest-environment node */
import { createPictureGate } from './picture-gate';

/** Works that end when they are told to, and which of them have begun. */
function worksThrough(gate: ReturnType<typeof createPictureGate>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const done = (name: string, pixels: number) =>
    gate(pixels, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  return {
    begun,
    bring: (name: string, pixels: number) => void done(name, pixels),
    end: async (name: string) => {
      ends.get(name)!();
      await new Promise(setImmediate);
    },
  };
}

test('so many at once, the others in their order', async () => {
  const { begun, bring, end } = worksThrough(createPictureGate({ works: 2, pixels: 100 }));
  for (const name of ['a', 'b', 'c', 'd']) bring(name, 1);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('as many as there is room for; one that is larger than that goes alone, and nobody overtakes it', async () => {
  const { begun, bring, end } = worksThrough(createPictureGate({ works: 4, pixels: 100 }));
  for (const [name, pixels] of [
    ['a', 60],
    ['b', 50],
    ['huge', 500],
    ['c', 1],
  ] as const)
    bring(name, pixels);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'huge']);
  await end('huge');
  expect(begun).toEqual(['a', 'b', 'huge', 'c']);
});

test('a work that fails leaves its place to the next', async () => {
  const gate = createPictureGate({ works: 1, pixels: 100 });
  await expect(gate(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate(1, () => Promise.resolve('yes'))).toBe('yes');
});
