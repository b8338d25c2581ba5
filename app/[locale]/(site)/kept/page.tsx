import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';

import { KeptShelf } from '@/components/offline/kept-shelf';
import { EmptyShelf } from '@/components/states/empty-shelf';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { localeParams } from '@/lib/i18n/locale-params';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata() {
  const t = await getTranslations('kept');
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.kept(), isFound: false });
}

export default function KeptPage() {
  const t = useTranslations('kept');
  return (
    <ClientMessages namespaces={['kept']}>
      <KeptShelf
        level={1}
        title={t('title')}
        empty={<EmptyShelf title={t('empty.head')} text={t('empty.text')} action={t('empty.action')} />}
      />
    </ClientMessages>
  );
}
