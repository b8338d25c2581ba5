import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId } from '@/lib/routes';
import { readChapter } from '@/lib/server/read-chapter';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; chapterId: string }>;
}

async function read(params: Props['params']) {
  const locale = await pageLocale(params);
  const chapterId = pathId((await params).chapterId);
  return (chapterId && (await readChapter(chapterId, languageOf(locale)))) || notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read_ = await read(params);
  return read_.kind === 'open' ? { title: `${read_.view.titleName} ${read_.view.chapterName}` } : {};
}

export default async function ViewerPage({ params }: Props) {
  const chapter = await read(params);
  return <h1>{chapter.kind}</h1>;
}
