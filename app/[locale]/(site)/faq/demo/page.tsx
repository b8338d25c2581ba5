import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { FaqDemo } from '@/components/faq/faq-demo';
import { localeParams } from '@/lib/i18n/locale-params';

export const generateStaticParams = localeParams;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('faq.demo');
  return { title: t('title'), description: t('description'), robots: { index: false } };
}

export default function FaqDemoPage() {
  return <FaqDemo />;
}
