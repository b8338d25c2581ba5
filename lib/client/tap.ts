import type { Call } from '@/lib/api/send';

/** Tells the origin that something was seen or followed. It is lost where the origin cannot be reached: the reader goes on all the same. */
export function tap(call: Call): void {
  // What speaks to the origin is no part of a page that only counts.
  import('./send').then(({ send }) => send(call)).catch(() => undefined);
}
