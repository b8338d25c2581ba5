import { storeContentLanguages } from '@/lib/client/content-languages';
import type { Language } from '@/lib/domain/language';
import { formatLanguages } from '@/lib/edition';
import { languageOf, type Locale } from '@/lib/i18n/locales';
import { storage } from '@/lib/storage';

const YEAR_SECONDS = 31_536_000;

// Pages are chosen before any script runs, so the choice is a cookie too.
function remember(name: 'locale' | 'languages', value: string) {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Keeps the content languages: for this browser's calls, and for the pages it asks for. */
export function keepLanguages(languages: readonly Language[]): void {
  storeContentLanguages(languages);
  remember('languages', formatLanguages(languages));
}

/** Keeps the interface's language. Its own content language alone is read from then on. */
export function keepLocale(locale: Locale): void {
  storage.write('service', locale);
  remember('locale', locale);
  keepLanguages([languageOf(locale)]);
}
