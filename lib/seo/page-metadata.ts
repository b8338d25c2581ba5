import 'server-only';

import type { Metadata } from 'next';

import { pageLocale } from '@/lib/i18n/page-locale';
import { siteName } from '@/lib/server/site-name';
import { siteUrl } from '@/lib/server/site-url';

import { describePage, type PageDescription } from './describe-page';

/** What `generateMetadata` of every page returns. */
export async function pageMetadata(page: PageDescription): Promise<Metadata> {
  return describePage(page, { name: siteName(), locale: await pageLocale(), base: siteUrl() });
}
