import { getTranslations } from 'next-intl/server';

import { FaqDemo } from '@/components/faq/faq-demo';
import { localeParams } from '@/lib/i18n/locale-params';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata() {
  const t = await getTranslations('faq.demo');
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.faqDemo(), isFound: false });
}

export default function FaqDemoPage() {
  return <FaqDemo />;
}
