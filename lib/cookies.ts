const YEAR_SECONDS = 31_536_000;

/** The cookies by which a browser says its edition: pages are chosen before any script runs. */
export const COOKIES = { locale: 'locale', languages: 'languages' } as const;

/** Keeps a cookie for a year, for every page; browser only. The value must need no escaping. */
export function writeCookie(name: keyof typeof COOKIES, value: string): void {
  document.cookie = `${COOKIES[name]}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
