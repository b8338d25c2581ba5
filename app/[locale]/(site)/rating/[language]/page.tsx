import { notFound, redirect } from 'next/navigation';

import { Rating } from '@/components/papers/rating';
import { readRating } from '@/components/papers/texts/read-rating';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { DEFAULT_LOCALE, languageOf, localeOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';

import { ratingMetadata } from '../rating-metadata';

export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ language: string }>;
}

/** The language of an address; one with another locale's prefix leads to that locale's own page. */
async function pageLanguage(params: Props['params']): Promise<Language> {
  const { language } = await params;
  if (!Object.hasOwn(LANGUAGES, language)) notFound();
  const locale = await pageLocale();
  if ((localeOf(language as Language) ?? DEFAULT_LOCALE) !== locale) redirect(routes.rating(languageOf(locale)));
  return language as Language;
}

export async function generateMetadata({ params }: Props) {
  return ratingMetadata(await pageLanguage(params));
}

export default async function RatingLanguagePage({ params }: Props) {
  const language = await pageLanguage(params);
  return <Rating text={readRating(await pageLocale())} language={language} />;
}
