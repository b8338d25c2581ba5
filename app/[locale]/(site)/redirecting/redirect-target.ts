import { actionHref, type ActionHref } from '@/components/catalog/action-href';
import { leadsToPlace } from '@/components/leaving/model/leads-to-place';
import type { Locale } from '@/lib/i18n/locales';
import { namedPlaces } from '@/lib/server/site-links';
import { siteUrl } from '@/lib/server/site-url';

/** Where `?to=` leads, or the host that it would have led to. */
export async function redirectTarget(
  to: string,
  locale: Locale,
): Promise<ActionHref | { kind: 'refused'; host?: string }> {
  const target = actionHref(to);
  if (!target) return { kind: 'refused' };
  if (target.kind !== 'external') return target;
  if (!URL.canParse(target.href)) return { kind: 'refused' };
  const address = new URL(target.href);
  if (address.origin === siteUrl()?.origin)
    return actionHref(address.pathname + address.search + address.hash) ?? { kind: 'refused' };
  return leadsToPlace(target.href, await namedPlaces(locale)) ? target : { kind: 'refused', host: address.host };
}
