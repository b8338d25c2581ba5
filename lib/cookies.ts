const YEAR_SECONDS = 31_536_000;

/** The cookies by which a browser says its edition: pages are chosen before any script runs. */
export const COOKIES = { locale: 'locale', languages: 'languages' } as const;

/** The locale that a redirect chose by Accept-Language, until the page that it led to has read it: no script saw the address before. */
export const GUESSED_COOKIE = 'guessed';

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
export const readCookie = (name: keyof typeof COOKIES): string | undefined => read(COOKIES[name]);

/** Reads the guessed locale and removes its cookie, so that addresses which the reader follows afterwards are obeyed. Browser only. */
export function takeGuessedLocale(): string | undefined {
  const guessed = read(GUESSED_COOKIE);
  if (guessed !== undefined) document.cookie = `${GUESSED_COOKIE}=; path=/; max-age=0; samesite=lax`;
  return guessed;
}

function read(name: string): string | undefined {
  const start = `${name}=`;
  try {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(start));
    return pair?.slice(start.length);
  } catch {
    return undefined;
  }
}
