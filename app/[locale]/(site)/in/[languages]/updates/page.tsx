import { notFound } from 'next/navigation';

import { parseLanguages } from '@/lib/edition';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readHome } from '@/lib/server/read-home';

export const revalidate = 60;
export const generateStaticParams = () => [];

export default async function UpdatesPage({ params }: { params: Promise<{ locale: string; languages: string }> }) {
  const locale = await pageLocale(params);
  const languages = parseLanguages((await params).languages);
  if (languages.length === 0) notFound();
  const home = await readHome(languageOf(locale), languages);
  return <h1>{home.groups.length}</h1>;
}
