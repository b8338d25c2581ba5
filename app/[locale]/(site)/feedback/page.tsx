import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { Moved } from '@/components/papers/moved';
import { localeParams } from '@/lib/i18n/locale-params';
import { routes } from '@/lib/routes';

import { paperMetadata } from '../paper-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('papers.moved');
  return { ...(await paperMetadata(routes.feedback(), { title: t('title'), description: t('text') })), robots: { index: false } };
}

export default function FeedbackPage() {
  return <Moved to={routes.feedbackForm()} />;
}
