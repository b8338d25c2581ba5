import { getTranslations } from 'next-intl/server';

import type { Title } from '@/lib/domain/title';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';

const ATOM = { type: 'application/atom+xml', icon: 'feed' } as const;
const OPDS = { type: 'application/opds+json', icon: 'manga' } as const;

/** Where other programs follow what comes out, and read what is free. */
export async function homeFeeds() {
  const [t, meta, locale] = await Promise.all([getTranslations('feeds'), getTranslations('meta'), pageLocale()]);
  return [
    { ...ATOM, path: routes.updatesFeed(languageOf(locale)), title: t('updates'), label: t('followUpdates') },
    { ...OPDS, path: routes.catalogue(locale), title: meta('siteName'), label: t('openCatalogue') },
  ];
}

/** The same for one title. */
export async function titleFeeds({ id, name }: Pick<Title, 'id' | 'name'>) {
  const [t, locale] = await Promise.all([getTranslations('feeds'), pageLocale()]);
  return [
    { ...ATOM, path: routes.titleFeed(id), title: t('ofTitle', { title: name }), label: t('followSeries') },
    { ...OPDS, path: routes.catalogueTitle(locale, id), title: name, label: t('openCatalogue') },
  ];
}
