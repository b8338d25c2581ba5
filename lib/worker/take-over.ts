import { cacheNames, chapterOfCache } from '@/lib/cache-names';

import { buildIn, neededBuilds, runtimeOf, type Build } from './model/needed-files';
import { openTabs } from './open-tabs';
import { renewShell } from './renew-shell';

const LISTS = '/.built/';
/** There while files of builds before wait to be looked through. */
const OVERDUE = '/.overdue';
const listOf = (build: Build) => LISTS + encodeURIComponent(runtimeOf(build) ?? '');

async function listsIn(cache: Cache): Promise<Request[]> {
  return (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(LISTS));
}

/** The text of every page that is stored, also with chapters. */
async function storedPages(): Promise<string[]> {
  const names = (await caches.keys()).filter(
    (name) => name === cacheNames.pages || name === cacheNames.shell || chapterOfCache(name) !== undefined,
  );
  const texts = await Promise.all(
    names.map(async (name) => {
      const pages = (await (await caches.open(name)).matchAll()).filter((page) =>
        page.headers.get('content-type')?.startsWith('text/html'),
      );
      return Promise.all(pages.map((page) => page.text()));
    }),
  );
  return texts.flat();
}

/** Has a list stand behind the others: keys come in the order in which they were put in. */
async function putLast(cache: Cache, build: Build): Promise<void> {
  await cache.delete(listOf(build));
  await cache.put(listOf(build), Response.json(build));
}

/** Forgets files that neither an open tab nor a stored page can need. Where a tab does not say what it needs, all stay until the next time. */
async function forgetOthers(cache: Cache): Promise<void> {
  const tabs = await openTabs();
  if (!tabs) return;
  const lists = await listsIn(cache);
  const builds = await Promise.all(
    lists.map(async (list) => buildIn(await (await cache.match(list))?.json().catch(() => undefined))),
  );
  const needed = neededBuilds(builds, [...tabs, ...(await storedPages())]);
  const files = new Set(needed.flat());
  const kept = new Set(needed.map(listOf));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!files.has(pathname) && !kept.has(pathname)) await cache.delete(request);
  }
  await cache.delete(OVERDUE);
}

/**
 * Where another build was served before, an older one too: fetches the shell's pages from this one, which is the newest from now on, and forgets
 * what is not needed any more.
 */
export async function takeOver(build: Build): Promise<void> {
  const cache = await caches.open(cacheNames.built);
  const newest = (await listsIn(cache)).at(-1);
  if (!newest?.url.endsWith(listOf(build))) {
    await renewShell();
    await putLast(cache, build);
    await cache.put(OVERDUE, new Response());
  }
  if (await cache.match(OVERDUE)) await forgetOthers(cache);
}
