import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** What a page that is not there is called. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('states.notFound');
  return { title: { absolute: t('name') }, robots: { index: false } };
}
