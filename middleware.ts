import { NextResponse, type NextRequest } from 'next/server';

import { COOKIES, GUESSED_COOKIE } from '@/lib/cookies';
import { readEnv } from '@/lib/env';
import type { Campaign } from '@/lib/domain/site-links';
import { DEFAULT_LOCALE, LOCALES, storedLocale, type Locale } from '@/lib/i18n/locales';
import { preferredLocale } from '@/lib/i18n/preferred-locale';
import { campaignOf, routes } from '@/lib/routes';
import { callerOf } from '@/lib/server/caller-of';
import { CLOSED_HEADER } from '@/lib/server/closed-header';
import { closedPage } from '@/lib/server/closed-page';
import { limitSearches, type TakeSearch } from '@/lib/server/limit-searches';
import { QUERY_HEADER } from '@/lib/server/query-header';

/** Addresses that only lead in: `/`, `/main`, and both below a locale. */
const ENTRANCE = new RegExp(`^(/(?:${LOCALES.join('|')}))?(/main)?/?$`);

/** What a campaign's page speaks to readers who ask for no language of ours. */
const CAMPAIGN_LOCALES: Record<Campaign, Locale> = { us: 'en', fr: 'fr' };

/** The search, in an address's locale. */
const SEARCH = new RegExp(`^(?:/(${LOCALES.join('|')}))?(?:/main)?${routes.search()}$`);

/** Made at the first search: wrong settings are reported at the start, and not by what is loaded before. */
let takeSearch: TakeSearch | undefined;

export async function middleware(request: NextRequest) {
  if (request.headers.has(CLOSED_HEADER)) return closedPage(request) ?? NextResponse.next();

  const { pathname } = request.nextUrl;
  const search = request.headers.get(QUERY_HEADER) ?? request.nextUrl.search;
  const entrance = ENTRANCE.exec(pathname);
  if (entrance) {
    const [, prefix = '', main = ''] = entrance;
    return redirect(request, `${prefix || main ? prefix : '/main'}${routes.home()}${search}`);
  }

  const campaign = campaignOf(pathname);
  if (campaign) {
    const locale = chosenLocale(request, CAMPAIGN_LOCALES[campaign]);
    return NextResponse.rewrite(new URL(`/${locale}/campaign/${campaign}`, request.url), {
      headers: { 'Cache-Control': 'no-store' },
    });
  }

  const [isSearch, named] = SEARCH.exec(pathname) ?? [];
  if (isSearch !== undefined && hasKeyword(search)) {
    takeSearch ??= limitSearches(readEnv().searchesPerMinute);
    const seconds = await takeSearch(callerOf(request, readEnv().trustedProxies));
    if (seconds > 0) return refuseSearch(request, (named as Locale | undefined) ?? chosenLocale(request), seconds);
    if (named) return NextResponse.next();
  }

  const locale = chosenLocale(request);
  if (locale === DEFAULT_LOCALE) return NextResponse.next();
  const response = redirect(request, `/${locale}${pathname}${search}`);
  // The browser's storage may hold a choice that goes before its language (components/shell/keep-edition.tsx).
  if (!cookieLocale(request))
    response.cookies.set(GUESSED_COOKIE, locale, { sameSite: 'lax', secure: request.nextUrl.protocol === 'https:' });
  return response;
}

const hasKeyword = (search: string) => Boolean(new URLSearchParams(search).get('keyword'));

/** Shows the page without a keyword, which is cached; its script searches in the browser for what the address names. */
function refuseSearch(request: NextRequest, locale: Locale, seconds: number) {
  return NextResponse.rewrite(new URL(`/${locale}/in/own${routes.search()}`, request.url), {
    status: 429,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': String(seconds) },
  });
}

function redirect(request: NextRequest, to: string) {
  // Who is redirected depends on the reader: no cache may keep it.
  return NextResponse.redirect(new URL(to, request.url), { status: 307, headers: { 'Cache-Control': 'no-store' } });
}

function chosenLocale(request: NextRequest, fallback = DEFAULT_LOCALE): Locale {
  return cookieLocale(request) ?? preferredLocale(request.headers.get('accept-language') ?? '', LOCALES, fallback);
}

const cookieLocale = (request: NextRequest) => storedLocale(request.cookies.get(COOKIES.locale)?.value);

/**
 * Runs only where something must be decided: while the operator has closed the service, at the entrances, at campaigns, at searches for a
 * keyword, and on unprefixed pages when a cookie or Accept-Language asks for another locale than English. All other pages come from the route cache untouched. Next
 * reads this statically, so it is spelled out; a test holds it against the tables.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    { source: '/:path*', has: [{ type: 'header', key: 'x-komawari-closed' }] },
    '/',
    '/main',
    '/(en|es|pt|fr|th|id|ru|vi|de)',
    '/(en|es|pt|fr|th|id|ru|vi|de)/main',
    {
      // The router's requests get the cached page.
      source: '/((?:(?:en|es|pt|fr|th|id|ru|vi|de)/)?(?:main/)?search_result)',
      has: [{ type: 'query', key: 'keyword' }],
      missing: [{ type: 'header', key: 'rsc' }],
    },
    '/(androidtopus|iostopus|webtopus|topus|popus|androidtopfr|iostopfr|webtopfr|topfr|popfr)',
    {
      source:
        '/((?!(?:api|admin|media|opds|healthz|readyz|metrics|revalidate|webview|terms_web_ja|_next|en|es|pt|fr|th|id|ru|vi|de)(?:/|$)|rating/|.*\\.).*)',
      has: [{ type: 'cookie', key: 'locale', value: '(?:es|pt|fr|th|id|ru|vi|de)' }],
    },
    {
      source:
        '/((?!(?:api|admin|media|opds|healthz|readyz|metrics|revalidate|webview|terms_web_ja|_next|en|es|pt|fr|th|id|ru|vi|de)(?:/|$)|rating/|.*\\.).*)',
      missing: [{ type: 'cookie', key: 'locale', value: '[a-z]{2}' }],
      has: [{ type: 'header', key: 'accept-language', value: '(?!\\s*en\\b).*\\b(?:es|pt|fr|th|id|ru|vi|de)\\b.*' }],
    },
  ],
};
