import { cacheNames } from '@/lib/cache-names';

import { cache, furnishCaches, HOME } from './caches-in-test';
import { fillBuilt } from './fill-built';
import type { Build } from './model/needed-files';
import { takeOver } from './take-over';

const runtime = (name: string) => `/_next/static/chunks/webpack-${name}.js`;
const build = (name: string): Build => [runtime(name), `/_next/static/chunks/lazy-${name}.js`];

/** Open tabs, each with the build that it was opened by. */
let tabs: string[];

const tab = (opened: string) => ({
  postMessage: (_: unknown, [port]: [MessagePort]) => port.postMessage([`${HOME}${runtime(opened)}`]),
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
    await takeOver(build(name));
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

test('retains the files of the builds of stored pages', async () => {
  await deploy('a', 'b');
  const page = new Response(`<script src="${runtime('a')}">`, { headers: { 'content-type': 'text/html' } });
  await cache(cacheNames.pages).put('/titles/1', page);
  await deploy('c', 'd');
  expect(cached()).toEqual(['a', 'c', 'd']);
});
