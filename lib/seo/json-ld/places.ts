import type { Language } from '@/lib/domain/language';
import { DEFAULT_LOCALE, localeOf, type Locale } from '@/lib/i18n/locales';
import { getPathname } from '@/lib/i18n/navigation';

import { absolute } from '../absolute';

/** How addresses are told to machines: whole where it is known where the site is, else from the root, as the page's own canonical. */
export interface Places {
  /** Of a page, from its path in `lib/routes.ts`. */
  page: (path: string) => string;
  /** Of a picture or the like, as the origin told it. */
  file: (address: string) => string;
  /** Of a part of the page that is no page itself. */
  part: (path: string, name: string) => string;
  /** The same as told to readers of a content language: what is in it has its own page with them. */
  of: (language: Language) => Places;
}

export function placesFor(locale: Locale, base?: URL): Places {
  const page = (path: string) => absolute(getPathname({ href: path, locale }), base);
  return {
    page,
    file: (address) => (address.startsWith('/') ? absolute(address, base) : address),
    part: (path, name) => `${page(path)}#${name}`,
    of: (language) => placesFor(localeOf(language) ?? DEFAULT_LOCALE, base),
  };
}
