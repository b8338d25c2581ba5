import 'server-only';

import { headers } from 'next/headers';

import type { Locale } from '@/lib/i18n/locales';

import { askedLocale } from '../front/asked-locale';

/** The language of the operator's browser. */
export async function adminLocale(): Promise<Locale> {
  const given = await headers();
  return localeOfHeaders(given);
}

export function localeOfHeaders(headers: Pick<Headers, 'get'>): Locale {
  return askedLocale('', {
    cookie: headers.get('cookie') ?? undefined,
    'accept-language': headers.get('accept-language') ?? undefined,
  });
}
