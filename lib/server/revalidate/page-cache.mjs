import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

import { processRegistry } from '../../process-registry.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
/** A value of the registry; undefined in the build, where no server has put it there. */
const registered = (name) => processRegistry().get(name);
const HEADER = 'content-security-policy';
/** What stands at every address that leads nowhere, and at all while the service is closed: kept once for each locale, by a key that ends with its own address. */
const ANYWHERE = /\/\$(\/[a-z]{2}\/(?:nowhere|maintenance|blocking))$/;
/** So Next is told of a page that nobody shall see any more before it is made anew. */
const OUTDATED = -1;
/** What was handed out: Next puts it back where it could not make another. And what it has put back, which is good enough for so long. */
const handedOut = new WeakSet();
const putBack = new WeakSet();
const GOOD_ENOUGH_MS = 10_000;

const isGoodEnough = ({ value, lastModified }) =>
  putBack.has(value) && Math.abs(Date.now() - lastModified) < GOOD_ENOUGH_MS;
/** Whether a page is from before the catalogue's last change; or from a time that is still to come, where the clock was set back: it would be fresh until then. */
const isOutdated = ({ lastModified }, before) => lastModified < before || lastModified > Date.now();

/** Has Next render a page as if it had been asked for by its own address: into what it keeps it writes the one that somebody asked by, whatever stands in that. */
function hideAddress(key) {
  const [, own] = ANYWHERE.exec(key) ?? [];
  const request = own && registered('asking')?.getStore()?.deref();
  if (request) request.url = own;
}

/** Has a page carry its policy from now on: Next sends what is kept with a page as its headers, the first time too. */
function seal(value, made) {
  const sealPage = registered('policy')?.sealPage;
  if (value?.kind !== 'APP_PAGE' || !sealPage || value.headers?.[HEADER]) return;
  const { html, policy } = sealPage(value.html, made);
  Object.assign(value, { html, headers: { ...value.headers, [HEADER]: policy } });
}

/** Pages of what is not there, by their addresses, the oldest first: made-up ones push out each other, and no page of what there is. */
const missing = new Map();
const MISSING_MAX = 100;

const isMissing = (value) => value?.kind === 'APP_PAGE' && value.status === 404;

/** How many addresses Next may know the freshness of beside the pages that it keeps, each of which says it too: of itself it forgets none that was ever asked for. */
const FRESHNESS_MAX = 10_000;

function forgetFreshness() {
  if (SharedCacheControls.cacheControls.size >= FRESHNESS_MAX) SharedCacheControls.cacheControls.clear();
}

/** Next's own cache of pages, which serves one that is old once more while it makes another; but none from before the catalogue's last change. */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    hideAddress(key);
    const page = missing.get(key) ?? (await super.get(key, context));
    // One that comes without was built beforehand.
    seal(page?.value, 'built');
    if (page?.value) handedOut.add(page.value);
    const { before = 0, isWell = false } = registered('outdated-pages') ?? {};
    return page && isWell && isOutdated(page, before) && !isGoodEnough(page)
      ? { ...page, lastModified: OUTDATED }
      : page;
  }

  async set(key, value, context) {
    forgetFreshness();
    seal(value, 'rendered');
    missing.delete(key);
    if (isMissing(value)) {
      // What was there is gone.
      FileSystemCache.memoryCache?.remove(key);
      missing.set(key, { value, lastModified: Date.now(), cacheControl: context.cacheControl });
      if (missing.size > MISSING_MAX) missing.delete(missing.keys().next().value);
    } else await super.set(key, value, context);
    if (!value || !handedOut.has(value)) return;
    putBack.add(value);
    const outdated = registered('outdated-pages');
    if (outdated) outdated.retainedAt = Date.now();
  }
}
