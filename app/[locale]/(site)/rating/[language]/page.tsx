import { redirect } from 'next/navigation';

import { Rating } from '@/components/papers/rating';
import { readRating } from '@/components/papers/texts/read-rating';
import { Missing } from '@/components/states/missing';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { DEFAULT_LOCALE, languageOf, localeOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';

import { notFoundMetadata } from '../../../not-found-metadata';
import { ratingMetadata } from '../rating-metadata';

export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ language: string }>;
}

/** The language of an address, where it is one; one with another locale's prefix leads to that locale's own page. */
async function pageLanguage(params: Props['params']): Promise<Language | undefined> {
  const { language } = await params;
  if (!Object.hasOwn(LANGUAGES, language)) return undefined;
  const locale = await pageLocale();
  if ((localeOf(language as Language) ?? DEFAULT_LOCALE) !== locale) redirect(routes.rating(languageOf(locale)));
  return language as Language;
}

export async function generateMetadata({ params }: Props) {
  const language = await pageLanguage(params);
  return language ? ratingMetadata(language) : notFoundMetadata();
}

export default async function RatingLanguagePage({ params }: Props) {
  const language = await pageLanguage(params);
  if (!language) return <Missing />;
  return <Rating text={readRating(await pageLocale())} language={language} />;
}
