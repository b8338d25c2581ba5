import 'server-only';

import type { ServerResponse } from 'node:http';

import { limits } from '@/lib/limits';
import { dependsOnCountry } from '@/lib/switches/switches';

import { isOld } from './is-old';

/** What Next says of a page that it keeps. */
const KEPT = /^s-maxage=/;

/**
 * Has proxies keep a page for so short a time that it is never old, whatever of that minute has passed here: Next lets them keep it for a
 * whole one, and then show it once more however old it is. While countries are kept out proxies keep none: they would show it there.
 */
export function sayHowFresh(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  const { pageFreshSeconds, pageRenewSeconds } = limits;
  response.setHeader = (name, value) => {
    if (!/^cache-control$/i.test(name) || !KEPT.test(String(value))) return setHeader(name, value);
    if (dependsOnCountry()) return setHeader(name, 'private, no-store');
    return setHeader(name, `s-maxage=${isOld(response) ? 1 : pageFreshSeconds}, stale-while-revalidate=${pageRenewSeconds}`);
  };
}
