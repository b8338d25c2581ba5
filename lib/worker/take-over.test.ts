import { cacheNames } from '@/lib/cache-names';
import { limits } from '@/lib/limits';

import { cache, furnishCaches, HOME } from './caches-in-test';
import { fillBuilt } from './fill-built';
import type { Build } from './model/needed-files';
import { takeOver } from './take-over';

const runtime = (name: string) => `/_next/static/chunks/webpack-${name}.js`;
const build = (name: string): Build => [runtime(name), `/_next/static/chunks/lazy-${name}.js`];

/** Open tabs, each with the build that it was opened by; undefined for one that is asleep. */
let tabs: (string | undefined)[];

const tab = (opened: string | undefined) => ({
  postMessage: (_: unknown, [port]: [MessagePort]) => void (opened && port.postMessage([`${HOME}${runtime(opened)}`])),
});

beforeEach(() => {
  // However late its answer comes, a tab is asleep only where a test lets time pass.
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  furnishCaches();
  tabs = [];
  const clients = { matchAll: async () => tabs.map(tab) };
  Object.assign(globalThis, { self: { clients }, fetch: async () => new Response('file') });
});

afterEach(() => jest.useRealTimers());

/** A build is served from now on, and all its files are fetched. */
async function serve(name: string): Promise<void> {
  await takeOver(build(name));
  await fillBuilt(build(name));
}

const isThere = (name: string) => build(name).every((file) => cache(cacheNames.built).entries.has(HOME + file));
const there = () => ['a', 'b', 'c', 'd', 'e'].filter(isThere);

test('of builds that nobody has open the newest two stay', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await serve(name);
  expect(there()).toEqual(['c', 'd']);
});

test('what an open tab was built by stays, however old', async () => {
  tabs = ['a'];
  for (const name of ['a', 'b', 'c', 'd']) await serve(name);
  expect(there()).toEqual(['a', 'c', 'd']);
  tabs = ['d'];
  await serve('e');
  expect(there()).toEqual(['d', 'e']);
});

/** Waits for what waits for time, and lets that pass. */
async function patiently(work: Promise<void>): Promise<void> {
  let isOver = false;
  void work.finally(() => (isOver = true));
  while (!isOver) {
    jest.advanceTimersByTime(limits.tabAnswerMs);
    await new Promise(setImmediate);
  }
}

test('while a tab is asleep everything stays, and goes once it has spoken', async () => {
  tabs = ['a', undefined];
  for (const name of ['a', 'b', 'c', 'd']) await patiently(serve(name));
  expect(there()).toEqual(['a', 'b', 'c', 'd']);
  tabs = ['d'];
  await serve('d');
  expect(there()).toEqual(['c', 'd']);
});

test('a build that is served again is the newest, and the next leaves its files', async () => {
  for (const name of ['a', 'b', 'a', 'c']) await serve(name);
  expect(there()).toEqual(['a', 'c']);
});

test('what stored pages were built by stays', async () => {
  for (const name of ['a', 'b']) await serve(name);
  const page = new Response(`<script src="${runtime('a')}">`, { headers: { 'content-type': 'text/html' } });
  await cache(cacheNames.pages).put('/titles/1', page);
  for (const name of ['c', 'd']) await serve(name);
  expect(there()).toEqual(['a', 'c', 'd']);
});
