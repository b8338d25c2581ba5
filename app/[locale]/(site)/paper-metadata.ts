import type { Metadata } from 'next';

import { LOCALES } from '@/lib/i18n/locales';
import { getPathname } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';

/** What a page of text that every locale has says about itself. */
export async function paperMetadata(href: string, { title, description }: { title: string; description: string }): Promise<Metadata> {
  const address = (locale: (typeof LOCALES)[number]) => getPathname({ href, locale });
  return {
    title,
    description,
    alternates: {
      canonical: address(await pageLocale()),
      languages: { ...Object.fromEntries(LOCALES.map((locale) => [locale, address(locale)])), 'x-default': href },
    },
  };
}
