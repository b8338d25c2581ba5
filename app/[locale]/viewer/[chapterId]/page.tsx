import { getTranslations } from 'next-intl/server';

import { AdSlot } from '@/components/ads/ad-slot';
import { refusalFor } from '@/components/viewer/model/refusal';
import { ViewerFrame } from '@/components/viewer/viewer-frame';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId, routes } from '@/lib/routes';
import { chapterPathIn } from '@/lib/seo/chapter-path-in';
import { comicIssue } from '@/lib/seo/json-ld/comic-issue';
import { JsonLd } from '@/lib/seo/json-ld/json-ld';
import { pagePlaces } from '@/lib/seo/json-ld/page-places';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { readChapter } from '@/lib/server/read-chapter';
import { readChapterTranslations } from '@/lib/server/read-chapter-translations';
import { hasAds } from '@/lib/server/third-parties';

import { MissingAlone } from '../../missing-alone';
import { notFoundMetadata } from '../../not-found-metadata';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; chapterId: string }>;
}

async function read(params: Props['params']) {
  const locale = await pageLocale();
  const chapterId = pathId((await params).chapterId);
  const chapter = chapterId && (await readChapter(chapterId, languageOf(locale)));
  return chapter ? { locale, chapterId, chapter } : undefined;
}

export async function generateMetadata({ params }: Props) {
  const found = await read(params);
  if (!found) return notFoundMetadata();
  const { locale, chapterId, chapter } = found;
  const path = routes.viewer(chapterId);
  if (chapter.kind === 'refused') {
    const t = await getTranslations('viewer.refused');
    const { subject, body } = refusalFor(chapter.popups, languageOf(locale)) ?? {
      subject: t('subject'),
      body: t('body'),
    };
    return pageMetadata({ title: subject, description: body, path, isFound: false });
  }
  const t = await getTranslations('meta.chapter');
  const { view } = chapter;
  const name = view.titleName;
  return pageMetadata({
    title: `${name} ${view.chapterName}`,
    description: t('description', { name, chapter: view.chapterName, author: view.title.author }),
    path,
    pathIn: chapterPathIn(chapterId, await readChapterTranslations(view)),
    type: 'book',
    picture: { path: routes.chapterCard(chapterId), alt: name },
  });
}

export default async function ViewerPage({ params }: Props) {
  const found = await read(params);
  if (!found) return <MissingAlone />;
  const { locale, chapterId, chapter } = found;
  const told =
    chapter.kind === 'open' ? { view: chapter.view } : { popup: refusalFor(chapter.popups, languageOf(locale)) };
  return (
    <ClientMessages namespaces={['viewer', 'catalog', 'rating']}>
      {chapter.kind === 'open' && <JsonLd data={comicIssue(chapter.view, pagePlaces(locale))} />}
      <ViewerFrame given={{ chapterId, ...told }} ad={hasAds('viewer') && <AdSlot place="viewer" />} />
    </ClientMessages>
  );
}
