import { placesFor } from './places';

/** Work that ends when it is told to. */
function held(name: string, began: string[]) {
  let end: (error?: Error) => void = () => undefined;
  const done = new Promise<string>(
    (resolve, reject) => void (end = (error) => (error ? reject(error) : resolve(name))),
  );
  return { work: () => (began.push(name), done), end: (error?: Error) => end(error) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('as many begin as there are places, the others in their order as places are given up, by failures too', async () => {
  const began: string[] = [];
  const inPlace = placesFor(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => held(name, began));
  const results = Promise.allSettled(all.map(({ work }) => inPlace(work)));
  await turn();
  expect(began).toEqual(['a', 'b']);
  all[1]!.end(new Error('refused'));
  await turn();
  expect(began).toEqual(['a', 'b', 'c']);
  for (const { end } of all) end();
  expect(
    (await results).map((result) => (result.status === 'fulfilled' ? result.value : (result.reason as Error).message)),
  ).toEqual(['a', 'refused', 'c', 'd']);
});

test('who comes after all have gone need not wait', async () => {
  const inPlace = placesFor(1);
  for (const name of ['a', 'b', 'c']) expect(await inPlace(() => Promise.resolve(name))).toBe(name);
});
