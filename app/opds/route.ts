import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { preferredLocale } from '@/lib/i18n/preferred-locale';
import { routes } from '@/lib/routes';

export const dynamic = 'force-dynamic';

/** The catalogue in the language that is asked for. */
export function GET(request: Request): Response {
  const locale = preferredLocale(request.headers.get('accept-language') ?? '', LOCALES, DEFAULT_LOCALE);
  return new Response(null, {
    status: 307,
    headers: {
      location: routes.catalogue(locale),
      vary: 'Accept-Language',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    },
  });
}
