const YEAR_SECONDS = 31_536_000;

/** The cookies by which a browser says its edition: pages are chosen before any script runs. */
export const COOKIES = { locale: 'locale', languages: 'languages' } as const;

/** Keeps a cookie for a year, for every page; browser only. The value must need no escaping. Where the browser takes none, nothing happens. */
export function writeCookie(name: keyof typeof COOKIES, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${COOKIES[name]}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  } catch {
    // Documents that are shut off from everything may not even name it.
  }
}

/** What a cookie says; undefined where there is none, or none may be read. Browser only. */
export function readCookie(name: keyof typeof COOKIES): string | undefined {
  const start = `${COOKIES[name]}=`;
  try {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(start));
    return pair?.slice(start.length);
  } catch {
    return undefined;
  }
}
