import { getTranslations } from 'next-intl/server';

import { Faq } from '@/components/faq/faq';
import { readFaq } from '@/components/faq/read-faq';
import { FeedbackSection } from '@/components/feedback/feedback-section';
import { hasApp } from '@/lib/domain/site-links';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { localeParams } from '@/lib/i18n/locale-params';
import { pageLocale } from '@/lib/i18n/page-locale';
import { siteTexts } from '@/lib/i18n/site-texts';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { feedbackMaxLength } from '@/lib/server/feedback-max-length';
import { siteLinks } from '@/lib/server/site-links';

export const generateStaticParams = localeParams;

export async function generateMetadata() {
  const { title, description } = siteTexts(readFaq(await pageLocale()));
  return pageMetadata({ title, description, path: routes.faq() });
}

export default async function FaqPage() {
  const locale = await pageLocale();
  const links = await siteLinks(locale);
  const t = await getTranslations('feedback');
  const form = (
    <ClientMessages namespaces={['feedback']}>
      <FeedbackSection id="feedback" maxLength={feedbackMaxLength()} />
    </ClientMessages>
  );
  return (
    <Faq
      text={siteTexts(readFaq(locale))}
      hasApp={hasApp(links)}
      foot={{ id: 'feedback', head: t('head'), content: form }}
    />
  );
}
