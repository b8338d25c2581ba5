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

/** The language that an address names, where it is one. */
async function namedLanguage(params: Props['params']): Promise<Language | undefined> {
  const { language } = await params;
  return Object.hasOwn(LANGUAGES, language) ? (language as Language) : undefined;
}

export async function generateMetadata({ params }: Props) {
  const language = await namedLanguage(params);
  return language ? ratingMetadata(language) : notFoundMetadata();
}

export default async function RatingLanguagePage({ params }: Props) {
  const language = await namedLanguage(params);
  if (!language) return <Missing />;
  const locale = await pageLocale();
  // Below another locale than its own it leads to that locale's page. Told once: metadata that redirects too doubles the address.
  if ((localeOf(language) ?? DEFAULT_LOCALE) !== locale) redirect(routes.rating(languageOf(locale)));
  return <Rating text={readRating(locale)} language={language} />;
}
