import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { Faq } from '@/components/faq/faq';
import { readFaq } from '@/components/faq/read-faq';
import { FeedbackSection } from '@/components/feedback/feedback-section';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { localeParams } from '@/lib/i18n/locale-params';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';

import { paperMetadata } from '../paper-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata(): Promise<Metadata> {
  return paperMetadata(routes.faq(), readFaq(await pageLocale()));
}

export default async function FaqPage() {
  const text = readFaq(await pageLocale());
  const t = await getTranslations('feedback');
  const form = (
    <ClientMessages namespaces={['feedback']}>
      <FeedbackSection id="feedback" />
    </ClientMessages>
  );
  return <Faq text={text} foot={{ id: 'feedback', head: t('head'), content: form }} />;
}
