import { getTranslations } from 'next-intl/server';

import { AnnouncementsScreen } from '@/components/news/announcements-screen';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readAnnouncements } from '@/lib/server/read-announcements';

import { MissingAlone } from '../../../missing-alone';
import { namedLanguage } from '../../../named-language';
import { notFoundMetadata } from '../../../not-found-metadata';
import { newsHtml } from '../../../news-html';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; language: string }>;
}

async function read(params: Props['params']) {
  const named = await namedLanguage(params);
  return named && { locale: named.locale, announcements: await readAnnouncements(named.language) };
}

export async function generateMetadata({ params }: Props) {
  if (!(await read(params))) return notFoundMetadata();
  const t = await getTranslations('news.announcements');
  return pageMetadata({
    title: t('head'),
    description: t('description'),
    path: routes.announcements(),
    isFound: false,
  });
}

/** The announcements as the app shows them: nothing of the site around. */
export default async function WebviewAnnouncementPage({ params }: Props) {
  const found = await read(params);
  if (!found) return <MissingAlone />;
  const { locale, announcements } = found;
  const items = announcements.map(({ id, title, body, date }) => ({
    id,
    title,
    publishedAt: date,
    html: newsHtml(locale, body),
  }));
  return (
    <ClientMessages namespaces={['news']}>
      <main>
        <AnnouncementsScreen items={items} isInApp />
      </main>
    </ClientMessages>
  );
}
