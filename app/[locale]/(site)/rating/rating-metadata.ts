import { readRating } from '@/components/papers/texts/read-rating';
import type { Language } from '@/lib/domain/language';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { siteTexts } from '@/lib/i18n/site-texts';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** What the explanation of the ratings says about itself: its address carries a language, not a locale. */
export async function ratingMetadata(language?: Language) {
  const locale = await pageLocale();
  const { title, description } = siteTexts(readRating(locale));
  const path = routes.rating(language ?? languageOf(locale));
  return pageMetadata({
    title,
    description,
    path,
    pathIn: (each) => routes.rating(languageOf(each)),
    hasLocale: false,
  });
}
