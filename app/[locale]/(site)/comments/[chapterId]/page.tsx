import { getTranslations } from 'next-intl/server';

import { CommentsScreen } from '@/components/comments/comments-screen';
import { Missing } from '@/components/states/missing';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readComments } from '@/lib/server/read-comments';
import { readTitle } from '@/lib/server/read-title';

import { notFoundMetadata } from '../../../not-found-metadata';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; chapterId: string }>;
}

async function read(params: Props['params']) {
  const chapterId = pathId((await params).chapterId);
  const list = chapterId && (await readComments(chapterId));
  return list ? { chapterId, list } : undefined;
}

export async function generateMetadata({ params }: Props) {
  const found = await read(params);
  if (!found) return notFoundMetadata();
  const { chapterId, list } = found;
  const t = await getTranslations('comments');
  const about = { name: list.titleName, chapter: list.chapterName };
  return pageMetadata({
    title: t('title', about),
    description: t('description', about),
    path: routes.comments(chapterId),
    picture: { path: routes.chapterCard(chapterId), alt: list.titleName },
  });
}

export default async function CommentsPage({ params }: Props) {
  const locale = await pageLocale();
  const found = await read(params);
  if (!found) return <Missing />;
  const { chapterId, list } = found;
  // The list says nothing of its language; without its title it is shown all the same.
  const detail = await readTitle(list.titleId, languageOf(locale)).catch(() => undefined);
  return (
    <ClientMessages namespaces={['comments']}>
      <CommentsScreen chapterId={chapterId} list={list} language={detail?.title.language} />
    </ClientMessages>
  );
}
