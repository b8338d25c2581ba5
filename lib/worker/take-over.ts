import { cacheNames, chapterOfCache } from '@/lib/cache-names';

import { neededBuilds, runtimeOf, type Build } from './model/needed-files';
import { renewShell } from './renew-shell';

const LISTS = '/.built/';
const listOf = (build: Build) => LISTS + encodeURIComponent(runtimeOf(build) ?? '');

async function listsIn(cache: Cache): Promise<Request[]> {
  return (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(LISTS));
}

/** The text of every page that is stored, also with chapters. */
async function storedPages(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name === cacheNames.pages || name === cacheNames.shell || chapterOfCache(name) !== undefined);
  const texts = await Promise.all(
    names.map(async (name) => {
      const pages = (await (await caches.open(name)).matchAll()).filter((page) => page.headers.get('content-type')?.startsWith('text/html'));
      return Promise.all(pages.map((page) => page.text()));
    }),
  );
  return texts.flat();
}

/** Where this build is new: fetches the shell's pages from it, and forgets files that neither an open tab nor a stored page can need. */
export async function takeOver(build: Build): Promise<void> {
  const cache = await caches.open(cacheNames.built);
  if (await cache.match(listOf(build))) return;
  await renewShell();
  await cache.put(listOf(build), Response.json(build));
  const lists = await listsIn(cache);
  const builds = await Promise.all(lists.map(async (list) => (await (await cache.match(list))?.json()) as Build));
  const needed = neededBuilds(builds, await storedPages());
  const files = new Set(needed.flat());
  const kept = new Set(needed.map(listOf));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!files.has(pathname) && !kept.has(pathname)) await cache.delete(request);
  }
}
