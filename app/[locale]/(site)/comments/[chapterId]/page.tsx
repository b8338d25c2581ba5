import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { CommentsScreen } from '@/components/comments/comments-screen';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getPathname } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId, routes } from '@/lib/routes';
import { readComments } from '@/lib/server/read-comments';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; chapterId: string }>;
}

async function read(params: Props['params']) {
  const chapterId = pathId((await params).chapterId) ?? notFound();
  return { chapterId, list: (await readComments(chapterId)) ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { chapterId, list } = await read(params);
  const t = await getTranslations('comments');
  const about = { name: list.titleName, chapter: list.chapterName };
  return {
    title: t('title', about),
    description: t('description', about),
    alternates: { canonical: getPathname({ href: routes.comments(chapterId), locale: await pageLocale() }) },
  };
}

export default async function CommentsPage({ params }: Props) {
  await pageLocale();
  const { chapterId, list } = await read(params);
  return (
    <ClientMessages namespaces={['comments', 'catalog']}>
      <CommentsScreen chapterId={chapterId} list={list} />
    </ClientMessages>
  );
}
