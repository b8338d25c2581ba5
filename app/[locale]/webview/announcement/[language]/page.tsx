import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { AnnouncementsScreen } from '@/components/news/announcements-screen';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { DEFAULT_LOCALE, localeOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readAnnouncements } from '@/lib/server/read-announcements';

import { shownNews } from '../../../shown-news';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; language: string }>;
}

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The language is a code of content, and the locale that of its readers: so the rewrites of next.config.mjs lead here. */
async function read(params: Props['params']) {
  const locale = await pageLocale();
  const { language } = await params;
  if (!isLanguage(language) || (localeOf(language) ?? DEFAULT_LOCALE) !== locale) notFound();
  return { locale, announcements: await readAnnouncements(language) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await read(params);
  const t = await getTranslations('news.announcements');
  return { title: t('head'), robots: { index: false } };
}

/** The announcements as the app shows them: nothing of the site around. */
export default async function WebviewAnnouncementPage({ params }: Props) {
  const { locale, announcements } = await read(params);
  const items = announcements.map(({ id, title, body, date }) => ({ id, title, ...shownNews(locale, { seconds: date, body }) }));
  return (
    <ClientMessages namespaces={['news']}>
      <main>
        <AnnouncementsScreen items={items} isInApp />
      </main>
    </ClientMessages>
  );
}
