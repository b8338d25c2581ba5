import { LINK_PLACES, type LinkPlace } from '@/lib/domain/site-links';
import { limits } from '@/lib/limits';
import type { wire } from '@/lib/wire/messages';

/** Nothing but http and https is ever a link's target, whatever an origin says. */
const isLink = (url: string) =>
  /^https?:\/\/./i.test(url) && url.length <= limits.siteLinkMaxLength && URL.canParse(url);

/** The places that we know, each with its address as it was told, `{locale}` in it; the first where one is told twice. */
export function decodeSiteLinks({ links }: wire.ISiteLinksView): Partial<Record<LinkPlace, string>> {
  const told = (links ?? []).flatMap(({ place, url }): [LinkPlace, string][] => {
    const known = LINK_PLACES.find((each) => each === place);
    return known && url && isLink(url) ? [[known, url]] : [];
  });
  return Object.fromEntries(told.reverse()) as Partial<Record<LinkPlace, string>>;
}
