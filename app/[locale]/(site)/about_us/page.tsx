import { getTranslations } from 'next-intl/server';

import { About } from '@/components/papers/about';
import { readAbout } from '@/components/papers/texts/read-about';
import { localeParams } from '@/lib/i18n/locale-params';
import { pageLocale } from '@/lib/i18n/page-locale';
import { siteTexts } from '@/lib/i18n/site-texts';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata() {
  const { title } = readAbout(await pageLocale());
  const t = await getTranslations('meta');
  return pageMetadata({ title, description: t('siteDescription'), path: routes.about() });
}

export default async function AboutPage() {
  return <About text={siteTexts(readAbout(await pageLocale()))} />;
}
