import { storeContentLanguages } from '@/lib/client/content-languages';
import { writeCookie } from '@/lib/cookies';
import type { Language } from '@/lib/domain/language';
import { formatLanguages } from '@/lib/edition';
import { languageOf, type Locale } from '@/lib/i18n/locales';
import { storage } from '@/lib/storage';

/** Keeps the content languages: for this browser's calls, and for the pages it asks for. */
export function keepLanguages(languages: readonly Language[]): void {
  storeContentLanguages(languages);
  writeCookie('languages', formatLanguages(languages));
}

/** Keeps the interface's language. Its own content language alone is read from then on. */
export function keepLocale(locale: Locale): void {
  storage.write('service', locale);
  writeCookie('locale', locale);
  keepLanguages([languageOf(locale)]);
}
