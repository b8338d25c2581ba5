import { Missing } from '@/components/states/missing';
import { TitleScreen } from '@/components/title/title-screen';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pathId, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { titlePathIn } from '@/lib/seo/title-path-in';
import { readTitle } from '@/lib/server/read-title';

import { notFoundMetadata } from '../../../not-found-metadata';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; titleId: string }>;
}

async function read(params: Props['params']) {
  const locale = await pageLocale();
  const titleId = pathId((await params).titleId);
  return titleId ? readTitle(titleId, languageOf(locale)) : undefined;
}

export async function generateMetadata({ params }: Props) {
  const detail = await read(params);
  if (!detail) return notFoundMetadata();
  const { meta, title, titleLanguages } = detail;
  return pageMetadata({
    title: meta.title,
    description: meta.description,
    path: routes.title(title.id),
    pathIn: titlePathIn(title.id, titleLanguages),
    type: 'book',
    picture: { path: routes.titleCard(title.id), alt: title.name },
  });
}

export default async function TitlePage({ params }: Props) {
  const detail = await read(params);
  if (!detail) return <Missing />;
  return (
    <ClientMessages namespaces={['catalog', 'title']}>
      <TitleScreen detail={detail} />
    </ClientMessages>
  );
}
