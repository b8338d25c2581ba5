import { cacheNames } from '@/lib/cache-names';
import { limits } from '@/lib/limits';

import { cache, furnishCaches, HOME } from './caches-in-test';
import { fillBuilt } from './fill-built';
import type { Build } from './model/needed-files';
import { takeOver } from './take-over';

const runtime = (name: string) => `/_next/static/chunks/webpack-${name}.js`;
const build = (name: string): Build => [runtime(name), `/_next/static/chunks/lazy-${name}.js`];

/** Open tabs, each with the build that it was opened by; undefined for one that does not answer. */
let tabs: (string | undefined)[];

const tab = (opened: string | undefined) => ({
  postMessage: (_: unknown, [port]: [MessagePort]) => void (opened && port.postMessage([`${HOME}${runtime(opened)}`])),
});

beforeEach(() => {
  jest.useFakeTimers();
  furnishCaches();
  tabs = [];
  const clients = { matchAll: async () => tabs.map(tab) };
  Object.assign(globalThis, { self: { clients }, fetch: async () => new Response('file') });
});
afterEach(() => jest.useRealTimers());

/** Activates builds one after another, and precaches their files. */
async function deploy(...names: string[]): Promise<void> {
  for (const name of names) {
    const work = takeOver(build(name));
    if (tabs.includes(undefined)) await jest.advanceTimersByTimeAsync(limits.tabAnswerMs);
    await work;
    await fillBuilt(build(name));
  }
}

const isCached = (name: string) => build(name).every((file) => cache(cacheNames.built).entries.has(HOME + file));
const cached = () => ['a', 'b', 'c', 'd', 'e'].filter(isCached);

test('retains the files of the build of an open tab', async () => {
  tabs = ['a'];
  await deploy('a', 'b', 'c', 'd');
  expect(cached()).toEqual(['a', 'c', 'd']);
  tabs = ['d'];
  await deploy('e');
  expect(cached()).toEqual(['d', 'e']);
});

test('evicts nothing while a tab does not answer, and evicts after it has', async () => {
  tabs = ['a', undefined];
  await deploy('a', 'b', 'c', 'd');
  expect(cached()).toEqual(['a', 'b', 'c', 'd']);
  tabs = ['d'];
  await deploy('d');
  expect(cached()).toEqual(['c', 'd']);
});

test('retains the files of the builds of stored pages', async () => {
  await deploy('a', 'b');
  const page = new Response(`<script src="${runtime('a')}">`, { headers: { 'content-type': 'text/html' } });
  await cache(cacheNames.pages).put('/titles/1', page);
  await deploy('c', 'd');
  expect(cached()).toEqual(['a', 'c', 'd']);
});
