import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { NotFound } from '@/components/states/not-found';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('states.notFound');
  return { title: { absolute: t('name') }, robots: { index: false } };
}

export default function SiteNotFound() {
  return <NotFound />;
}
