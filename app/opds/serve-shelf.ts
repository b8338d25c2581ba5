import { OPDS_TYPE, type OpdsFeed } from '@/lib/feeds/opds/opds-feed';
import type { Desk } from '@/lib/feeds/opds/shelf';
import type { Language } from '@/lib/domain/language';
import { isLocale, languageOf } from '@/lib/i18n/locales';
import { serveDocument } from '@/lib/server/serve-document';
import { siteBase } from '@/lib/server/site-url';

/** A feed of the catalogue in the locale that its path names; 404 where it names none, or `make` gives none. */
export function serveShelf(
  request: Request,
  locale: string,
  make: (desk: Desk, language: Language) => Promise<OpdsFeed | undefined>,
): Promise<Response> {
  return serveDocument(request, OPDS_TYPE, async () => {
    if (!isLocale(locale)) return undefined;
    const feed = await make({ locale, base: siteBase(request) }, languageOf(locale));
    return feed && JSON.stringify(feed);
  });
}
