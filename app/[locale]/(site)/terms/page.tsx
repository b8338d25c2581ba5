import { Paper } from '@/components/papers/paper';
import { readTerms } from '@/components/papers/texts/read-terms';
import { localeParams } from '@/lib/i18n/locale-params';
import { pageLocale } from '@/lib/i18n/page-locale';
import { siteTexts } from '@/lib/i18n/site-texts';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata() {
  const { title, description } = siteTexts(readTerms(await pageLocale()));
  return pageMetadata({ title, description, path: routes.terms() });
}

export default async function TermsPage() {
  return <Paper text={siteTexts(readTerms(await pageLocale()))} revised="2026-11-28" />;
}
