/** @jest-environment node */
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

test('what was made before the process began is outdated, and nothing that it made since', async () => {
  const watch = start();
  expect(await lookAt(watch, 3_000)).toEqual({ before: 1_000, isWell: true });
  expect(await lookAt(watch, 6_000)).toEqual({ before: 1_000, isWell: true });
});

test('after a change nothing from before it is shown, nor what was being made meanwhile', async () => {
  const watch = start();
  await lookAt(watch, 3_000);
  version = 'b';
  const seen = [];
  for (const time of [6_000, 9_000, 12_000, 15_000]) seen.push((await lookAt(watch, time)).before);
  expect(seen).toEqual([6_000, 9_000, 12_000, 12_000]);
});

test('while the origin is gone its last good pages are shown, also when it comes back unchanged', async () => {
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

test('a clock that is set back leaves pages good that are made from then on', async () => {
  now = 900_000;
  const watch = start();
  await lookAt(watch, 903_000);
  expect((await lookAt(watch, 3_000)).before).toBe(3_000);
  expect((await lookAt(watch, 6_000)).before).toBe(3_000);
});

test('who is told renews at once, whatever was seen', async () => {
  const watch = start();
  await lookAt(watch, 3_000);
  now = 4_000;
  watch.renew();
  expect(pages.before).toBe(4_000);
  expect((await lookAt(watch, 6_000)).before).toBe(6_000);
});
