import { getTranslations } from 'next-intl/server';

import type { Service } from '@/components/states/service-state';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** What the page of a state of the service is called; nobody's to find. */
export async function stateMetadata(state: Service, path: string) {
  const t = await getTranslations('states');
  return pageMetadata({ title: t(`${state}.title`), description: t(`${state}.text`), path, isFound: false });
}
