import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

import { oncePerProcess } from '@/lib/process-registry.mjs';

/** Where a request's id stands, on the way in and on the way out. */
export const REQUEST_ID_HEADER = 'x-request-id';
const FORM = /^[A-Za-z0-9_.-]{1,64}$/;

const ids = oncePerProcess('request-id', () => new AsyncLocalStorage<string>());

/** The id of a request: what a proxy in front has given it, where one is trusted and that is an id, else a new one. */
export function requestId(given: string | string[] | undefined | null, isTrusted: boolean): string {
  return isTrusted && typeof given === 'string' && FORM.test(given) ? given : randomUUID();
}

/** From here on all that is done is done for this request. */
export function beginRequest(id: string): void {
  ids.enterWith(id);
}

/** The request that all this is done for; undefined where nobody has asked. */
export function currentRequest(): string | undefined {
  return ids.getStore();
}

/** What tells an origin elsewhere for whom it is asked, so that its lines and ours meet. */
export function requestHeaders(): Record<string, string> {
  const id = currentRequest();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}
