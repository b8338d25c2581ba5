import { notFound } from 'next/navigation';

import { pageLocale } from '@/lib/i18n/page-locale';

export const revalidate = 60;
export const generateStaticParams = () => [];

export default async function UnknownPage({ params }: { params: Promise<{ locale: string }> }) {
  await pageLocale(params);
  notFound();
}
