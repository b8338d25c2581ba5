import { Paper } from '@/components/papers/paper';
import { readPrivacy } from '@/components/papers/texts/read-privacy';
import { localeParams } from '@/lib/i18n/locale-params';
import { pageLocale } from '@/lib/i18n/page-locale';
import { siteTexts } from '@/lib/i18n/site-texts';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateStaticParams = localeParams;

export async function generateMetadata() {
  const { title, description } = siteTexts(readPrivacy(await pageLocale()));
  return pageMetadata({ title, description, path: routes.privacy() });
}

export default async function PrivacyPage() {
  return <Paper text={siteTexts(readPrivacy(await pageLocale()))} revised="2026-11-28" />;
}
