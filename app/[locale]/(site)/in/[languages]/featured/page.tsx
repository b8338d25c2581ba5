import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { Featured } from '@/components/featured/featured';
import { editionLanguages } from '@/lib/edition';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readFeatured } from '@/lib/server/read-featured';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; languages: string }>;
}

export async function generateMetadata() {
  const t = await getTranslations('featured');
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.featured() });
}

export default async function FeaturedPage({ params }: Props) {
  const language = languageOf(await pageLocale());
  const languages = editionLanguages((await params).languages, language) ?? notFound();
  return <Featured featured={await readFeatured(language, languages)} language={language} />;
}
