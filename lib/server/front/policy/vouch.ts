import 'server-only';

import { sealPage } from './seal-page';

// The cache of pages is loaded by Next apart from all that is bundled: `page-cache.mjs` knows this key, too.
const KEY = Symbol.for('komawari.seal-page');
const shared = globalThis as { [KEY]?: typeof sealPage };

/** Has each page that is kept carry its policy, made once with it, and those that are rendered for a request (`say-policy.ts`). In development, whose scripts need more, nobody does. */
export function vouch(): void {
  shared[KEY] = sealPage;
}

/** Whether pages have policies. */
export function isVouching(): boolean {
  return KEY in shared;
}
