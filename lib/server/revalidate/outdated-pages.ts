import 'server-only';

interface Outdated {
  /** Pages made before this are not as the catalogue is now. Milliseconds since 1970. */
  before: number;
  /** Whether the origin answers: while it does not, the last good page is better than none. */
  isWell: boolean;
  /** When last a page could not be made, and the one that was there stays instead. Milliseconds since 1970. */
  retainedAt: number;
}

// The cache of pages is loaded by Next apart from all that is bundled: `page-cache.mjs` knows this key, too.
const KEY = Symbol.for('komawari.outdated-pages');
const shared = globalThis as { [KEY]?: Outdated };

/** What the cache of pages is told, and tells. */
export const outdatedPages: Outdated = (shared[KEY] ??= { before: 0, isWell: false, retainedAt: -Infinity });
