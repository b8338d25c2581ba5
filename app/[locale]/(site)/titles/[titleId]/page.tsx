import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId } from '@/lib/routes';
import { readTitle } from '@/lib/server/read-title';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; titleId: string }>;
}

async function read(params: Props['params']) {
  const locale = await pageLocale(params);
  const titleId = pathId((await params).titleId);
  return (titleId && (await readTitle(titleId, languageOf(locale)))) || notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { meta } = await read(params);
  return { title: meta.title, description: meta.description };
}

export default async function TitlePage({ params }: Props) {
  const detail = await read(params);
  return <h1>{detail.title.name}</h1>;
}
