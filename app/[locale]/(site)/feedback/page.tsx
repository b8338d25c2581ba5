import { getTranslations } from 'next-intl/server';

import { Moved } from '@/components/papers/moved';
import { localeParams } from '@/lib/i18n/locale-params';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata() {
  const t = await getTranslations('papers.moved');
  return pageMetadata({ title: t('title'), description: t('text'), path: routes.feedback(), isFound: false });
}

export default function FeedbackPage() {
  return <Moved to={routes.feedbackForm()} />;
}
