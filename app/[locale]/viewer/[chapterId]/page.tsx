import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { refusalFor } from '@/components/viewer/model/refusal';
import { ViewerFrame } from '@/components/viewer/viewer-frame';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { languageOf } from '@/lib/i18n/locales';
import { getPathname } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId, routes } from '@/lib/routes';
import { readChapter } from '@/lib/server/read-chapter';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; chapterId: string }>;
}

async function read(params: Props['params']) {
  const locale = await pageLocale();
  const chapterId = pathId((await params).chapterId);
  if (!chapterId) notFound();
  const chapter = (await readChapter(chapterId, languageOf(locale))) ?? notFound();
  return { locale, chapterId, chapter };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, chapter } = await read(params);
  if (chapter.kind === 'refused') {
    return { title: refusalFor(chapter.popups, languageOf(locale))?.subject, robots: { index: false } };
  }
  const { view } = chapter;
  return {
    title: `${view.titleName} ${view.chapterName}`,
    alternates: { canonical: getPathname({ href: routes.viewer(view.chapterId), locale }) },
  };
}

export default async function ViewerPage({ params }: Props) {
  const { locale, chapterId, chapter } = await read(params);
  const told = chapter.kind === 'open' ? { view: chapter.view } : { popup: refusalFor(chapter.popups, languageOf(locale)) };
  return (
    <ClientMessages namespaces={['viewer', 'catalog']}>
      <ViewerFrame given={{ chapterId, ...told }} />
    </ClientMessages>
  );
}
