import { Paper } from '@/components/papers/paper';
import { readCopyright } from '@/components/papers/texts/read-copyright';
import { localeParams } from '@/lib/i18n/locale-params';
import { pageLocale } from '@/lib/i18n/page-locale';
import { siteTexts } from '@/lib/i18n/site-texts';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata() {
  const { title, description } = siteTexts(readCopyright(await pageLocale()));
  return pageMetadata({ title, description, path: routes.copyright() });
}

export default async function CopyrightPage() {
  return <Paper text={siteTexts(readCopyright(await pageLocale()))} revised="2026-11-28" />;
}
