import 'server-only';

import type { ServerResponse } from 'node:http';

import { limits } from '@/lib/limits';
import { dependsOnCountry } from '@/lib/switches/switches';

import { isOld } from './is-old';

/** What Next says of a page that it keeps. */
const KEPT = /^s-maxage=/;

/** Of what anybody may keep, what a reader's own browser may: it is nowhere else than he is. */
const forReader = (caching: string) => caching.replace(/^public\b/, 'private').replace(/, s-maxage=\d+/, '');

/**
 * Has proxies keep a page for so short a time that it is never old, whatever of that minute has passed here: Next lets them keep it for a
 * whole one, and then show it once more however old it is. While countries are kept out proxies keep neither pages nor documents: they would show them there.
 */
export function sayHowFresh(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  const { pageFreshSeconds, pageRenewSeconds } = limits;
  response.setHeader = (name, value) => {
    if (!/^cache-control$/i.test(name)) return setHeader(name, value);
    const isPage = KEPT.test(String(value));
    if (dependsOnCountry()) return setHeader(name, isPage ? 'private, no-store' : forReader(String(value)));
    if (!isPage) return setHeader(name, value);
    return setHeader(
      name,
      `s-maxage=${isOld(response) ? 1 : pageFreshSeconds}, stale-while-revalidate=${pageRenewSeconds}`,
    );
  };
}
