import { createCatalogueWatch } from './catalogue-watch';

let now: number;
let version: string | undefined;
let pages: { before: number; isWell: boolean };
const start = () =>
  createCatalogueWatch({
    read: () => (version === undefined ? Promise.reject(new Error('dead')) : Promise.resolve(version)),
    pages,
    clock: () => now,
  });
beforeEach(() => {
  [now, version, pages] = [1_000, 'a', { before: 0, isWell: false }];
});

async function lookAt(watch: ReturnType<typeof start>, time: number) {
  now = time;
  await watch.look();
  return pages;
}

test('pages from before the process start are outdated, later ones are not', async () => {
  const watch = start();
  expect(await lookAt(watch, 3_000)).toEqual({ before: 1_000, isWell: true });
  expect(await lookAt(watch, 6_000)).toEqual({ before: 1_000, isWell: true });
});

test('after a change pages from before it are outdated, and those being rendered meanwhile', async () => {
  const watch = start();
  await lookAt(watch, 3_000);
  version = 'b';
  const seen = [];
  for (const time of [6_000, 9_000, 12_000, 15_000]) seen.push((await lookAt(watch, time)).before);
  expect(seen).toEqual([6_000, 9_000, 12_000, 12_000]);
});

test('keeps the last good pages while the origin is down and when it returns unchanged', async () => {
  const watch = start();
  await lookAt(watch, 3_000);
  version = undefined;
  expect(await lookAt(watch, 6_000)).toEqual({ before: 1_000, isWell: false });
  version = 'a';
  expect(await lookAt(watch, 9_000)).toEqual({ before: 1_000, isWell: true });
  version = undefined;
  await lookAt(watch, 12_000);
  version = 'b';
  expect(await lookAt(watch, 15_000)).toEqual({ before: 15_000, isWell: true });
});
