import type { Metadata } from 'next';

import { readRating } from '@/components/papers/texts/read-rating';
import type { Language } from '@/lib/domain/language';
import { languageOf, LOCALES } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';

/** What the explanation of the ratings says about itself: its address carries a language, not a locale. */
export async function ratingMetadata(language?: Language): Promise<Metadata> {
  const locale = await pageLocale();
  const { title, description } = readRating(locale);
  return {
    title,
    description,
    alternates: {
      canonical: routes.rating(language ?? languageOf(locale)),
      languages: { ...Object.fromEntries(LOCALES.map((each) => [each, routes.rating(languageOf(each))])), 'x-default': routes.rating('eng') },
    },
  };
}
