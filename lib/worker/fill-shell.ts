import { cacheNames } from '@/lib/cache-names';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';

import { isPage } from './store-page';

/** Pages that must open without a network. */
const SHELL = [routes.offline(), routes.kept()];

/** A page of the shell in a locale. */
export function shellPath(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

/** Fetches the shell's pages in a locale, those alone that are not there unless `anew`. Answers whether all are there. */
export async function fillShell(locale: Locale, { anew = false } = {}): Promise<boolean> {
  const cache = await caches.open(cacheNames.shell);
  const filled = await Promise.all(
    SHELL.map(async (page) => {
      const path = shellPath(locale, page);
      if (!anew && (await cache.match(path))) return true;
      const fresh = await fetch(path, { priority: 'low' }).catch(() => undefined);
      if (!fresh || !isPage(fresh)) return false;
      await cache.put(path, fresh);
      return true;
    }),
  );
  return filled.every(Boolean);
}
