import { Rating } from '@/components/papers/rating';
import { readRating } from '@/components/papers/texts/read-rating';
import { localeParams } from '@/lib/i18n/locale-params';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { siteTexts } from '@/lib/i18n/site-texts';

import { ratingMetadata } from './rating-metadata';

export const generateStaticParams = localeParams;

export const generateMetadata = () => ratingMetadata();

export default async function RatingPage() {
  const locale = await pageLocale();
  return <Rating text={siteTexts(readRating(locale))} language={languageOf(locale)} />;
}
