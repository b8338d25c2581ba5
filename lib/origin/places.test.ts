import { placesFor } from './places';

test('runs as many jobs as the semaphore allows, the others in order, also after a failure', async () => {
  const began: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const inPlace = placesFor(2);
  const all = ['a', 'b', 'c', 'd'].map((name) =>
    inPlace(() => {
      began.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    }),
  );
  expect(began).toEqual(['a', 'b']);
  ends.get('b')!(new Error('refused'));
  await expect(all[1]).rejects.toThrow('refused');
  await new Promise(setImmediate);
  expect(began).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) ends.get(name)!();
  await all[2];
  await new Promise(setImmediate);
  ends.get('d')!();
  expect(await Promise.all([all[0], all[2], all[3]])).toEqual(['a', 'c', 'd']);
});
