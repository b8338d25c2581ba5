import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';

import { KeptShelf } from '@/components/offline/kept-shelf';
import { OfflineState } from '@/components/states/offline-state';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { localeParams } from '@/lib/i18n/locale-params';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata() {
  const t = await getTranslations('offline');
  return pageMetadata({ title: t('title'), description: t('text'), path: routes.offline(), isFound: false });
}

/** Kept by the service worker, which shows it at the address of whatever page is missing. */
export default function OfflinePage() {
  const t = useTranslations('offline');
  return (
    <ClientMessages namespaces={['offline', 'kept']}>
      <OfflineState />
      <KeptShelf level={2} title={t('kept')} />
    </ClientMessages>
  );
}
