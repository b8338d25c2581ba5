import { DEFAULT_LOCALE, type Locale } from './locales';

/** A path of `lib/routes.ts` for readers of a locale: what `getPathname` says, for who writes ten thousands of them. */
export function localePath(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}
