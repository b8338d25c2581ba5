import { Rating } from '@/components/papers/rating';
import { readRating } from '@/components/papers/texts/read-rating';
import { Missing } from '@/components/states/missing';
import { siteTexts } from '@/lib/i18n/site-texts';

import { namedLanguage } from '../../../named-language';
import { notFoundMetadata } from '../../../not-found-metadata';
import { ratingMetadata } from '../rating-metadata';

export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; language: string }>;
}

export async function generateMetadata({ params }: Props) {
  const named = await namedLanguage(params);
  return named ? ratingMetadata(named.language) : notFoundMetadata();
}

export default async function RatingLanguagePage({ params }: Props) {
  const named = await namedLanguage(params);
  return named ? <Rating text={siteTexts(readRating(named.locale))} language={named.language} /> : <Missing />;
}
