import { AsyncLocalStorage } from 'node:async_hooks';

const outside = AsyncLocalStorage.snapshot();

/**
 * A signal that tells when a time, in ms, is up. Its clock runs on when all is done, and holds what it was begun in, of a page everything that it was rendered with: so it is
 * begun outside of any request, or in the first at most.
 */
export const timeLimit = (ms: number): AbortSignal => outside(() => AbortSignal.timeout(ms));
