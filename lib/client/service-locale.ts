import { readCookie, writeCookie } from '@/lib/cookies';
import { languageOf, storedLocale, type Locale } from '@/lib/i18n/locales';
import { storage } from '@/lib/storage';

import { keepContentLanguages } from './content-languages';

/** The interface's locale that was chosen in this browser; undefined where none was. Storage goes before the cookie, its mirror for the server. */
export function chosenLocale(): Locale | undefined {
  return storedLocale(storage.read('service')) ?? storedLocale(readCookie('locale'));
}

/** Has the next page be asked for in the locale that was chosen: the cookie is mirrored anew, for another year. */
export function mirrorLocale(): void {
  const chosen = chosenLocale();
  if (chosen) writeCookie('locale', chosen);
}

/** Chooses the interface's locale. Its own content language alone is read from then on, and where messages go is told anew. */
export function keepLocale(locale: Locale): void {
  writeCookie('locale', locale);
  // What a full storage still holds is of before.
  if (!storage.write('service', locale)) storage.remove('service');
  storage.remove('last_updated_token');
  keepContentLanguages([languageOf(locale)]);
}

/** Whether pages without a locale in their address come in this one: where no cookie is let in, the browser's own language decides. */
export function isLocaleKept(locale: Locale): boolean {
  return storedLocale(readCookie('locale')) === locale;
}
