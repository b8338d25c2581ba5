import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';

import { Favorites } from '@/components/favorites/favorites';
import { EmptyState } from '@/components/states/empty-state';
import { buttonClass } from '@/components/ui/button-class';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { localeParams } from '@/lib/i18n/locale-params';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata() {
  const t = await getTranslations('favorites');
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.favorites(), isFound: false });
}

export default function FavoritesPage() {
  return (
    <ClientMessages namespaces={['catalog', 'favorites']}>
      <Favorites empty={<NoFavorites />} />
    </ClientMessages>
  );
}

function NoFavorites() {
  const t = useTranslations('favorites.empty');
  return (
    <EmptyState
      picture="no-favorites"
      level={2}
      title={t('head')}
      text={t('text')}
      action={
        <Link href={routes.home()} className={buttonClass()}>
          {t('action')}
        </Link>
      }
    />
  );
}
