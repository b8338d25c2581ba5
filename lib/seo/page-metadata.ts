import 'server-only';

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { pageLocale } from '@/lib/i18n/page-locale';
import { siteUrl } from '@/lib/server/site-url';

import { describePage, type PageDescription } from './describe-page';

/** What `generateMetadata` of every page returns. */
export async function pageMetadata(page: PageDescription): Promise<Metadata> {
  const t = await getTranslations('meta');
  return describePage(page, { name: t('siteName'), locale: await pageLocale(), base: siteUrl() });
}
