import { getTranslations } from 'next-intl/server';

import { AnnouncementsScreen } from '@/components/news/announcements-screen';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readAnnouncements } from '@/lib/server/read-announcements';

import { newsHtml } from '../../news-html';

export const revalidate = 60;
export const generateStaticParams = () => [];

export async function generateMetadata() {
  const t = await getTranslations('news.announcements');
  return pageMetadata({ title: t('head'), description: t('description'), path: routes.announcements() });
}

export default async function AnnouncementPage() {
  const locale = await pageLocale();
  const announcements = await readAnnouncements(languageOf(locale));
  const items = announcements.map(({ id, title, body, date }) => ({
    id,
    title,
    publishedAt: date,
    html: newsHtml(locale, body),
  }));
  return (
    <ClientMessages namespaces={['news']}>
      <AnnouncementsScreen items={items} />
    </ClientMessages>
  );
}
