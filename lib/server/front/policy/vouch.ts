import 'server-only';

import { oncePerProcess } from '@/lib/process-registry.mjs';

import { sealPage } from './seal-page';

// The page cache (page-cache.mjs) takes it from the registry.
const policy = oncePerProcess<{ sealPage?: typeof sealPage }>('policy', () => ({}));

/** Has each page that is kept carry its policy, made once with it, and those that are rendered for a request (`say-policy.ts`). In development, whose scripts need more, nobody does. */
export function vouch(): void {
  policy.sealPage = sealPage;
}

/** Whether pages have policies. */
export function isVouching(): boolean {
  return policy.sealPage !== undefined;
}
