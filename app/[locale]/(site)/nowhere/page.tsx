import { Missing } from '@/components/states/missing';
import { localeParams } from '@/lib/i18n/locale-params';

import { notFoundMetadata } from '../../not-found-metadata';

export const generateStaticParams = localeParams;
export const generateMetadata = notFoundMetadata;

/** What every address that leads nowhere is rewritten to: kept once for each locale, so that made-up addresses push no page out of the cache. */
export default function NowherePage() {
  return <Missing />;
}
