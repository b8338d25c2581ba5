import 'server-only';

import { COOKIES } from '@/lib/cookies';
import { DEFAULT_LOCALE, isLocale, LOCALES, storedLocale, type Locale } from '@/lib/i18n/locales';
import { preferredLocale } from '@/lib/i18n/preferred-locale';

const CHOICE = new RegExp(`(?:^|;\\s*)${COOKIES.locale}=([^;]*)`);

/** The locale of whoever asks: the path's, else the one that the browser keeps, else the first of Accept-Language. */
export function askedLocale(path: string, headers: { cookie?: string; 'accept-language'?: string }): Locale {
  const prefix = /^\/([a-z]{2})(?=[/?]|$)/.exec(path)?.[1];
  if (isLocale(prefix)) return prefix;
  const chosen = storedLocale(CHOICE.exec(headers.cookie ?? '')?.[1]);
  return chosen ?? preferredLocale(headers['accept-language'] ?? '', LOCALES, DEFAULT_LOCALE);
}
