import 'server-only';

import { oncePerProcess } from '@/lib/process-registry.mjs';

interface Outdated {
  /** Pages made before this are not as the catalogue is now. Milliseconds since 1970. */
  before: number;
  /** Whether the origin answers: while it does not, the last good page is better than none. */
  isWell: boolean;
  /** When last a page could not be made, and the one that was there stays instead. Milliseconds since 1970. */
  retainedAt: number;
}

/** What the cache of pages is told, and tells. */
export const outdatedPages = oncePerProcess<Outdated>('outdated-pages', () => ({
  before: 0,
  isWell: false,
  retainedAt: -Infinity,
}));
