import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';

import { EmptyShelf } from '@/components/states/empty-shelf';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { localeParams } from '@/lib/i18n/locale-params';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

import { FavoritesOrError } from './favorites-or-error';

export const generateStaticParams = localeParams;

export async function generateMetadata() {
  const t = await getTranslations('favorites');
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.favorites(), isFound: false });
}

export default function FavoritesPage() {
  const t = useTranslations('favorites.empty');
  return (
    <ClientMessages namespaces={['catalog', 'favorites', 'history', 'states']}>
      <FavoritesOrError empty={<EmptyShelf title={t('head')} text={t('text')} action={t('action')} />} />
    </ClientMessages>
  );
}
