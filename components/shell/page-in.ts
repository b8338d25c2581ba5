import { isLocaleKept } from '@/lib/client/service-locale';
import { languageOf, type Locale } from '@/lib/i18n/locales';
import { getPathname } from '@/lib/i18n/navigation';

import { addressIn } from './model/address-in';

/** The address of the page that is shown, in a locale; `pathname` is its own without one. Browser only. */
export function pageIn(locale: Locale, pathname: string): string {
  // Where nothing says that English was chosen, an address without a locale may come in another.
  const address =
    addressIn(languageOf(locale), pathname) ??
    getPathname({ href: pathname, locale, forcePrefix: !isLocaleKept(locale) });
  return address + window.location.search + window.location.hash;
}
