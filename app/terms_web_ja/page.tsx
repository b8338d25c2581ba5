import { TermsWebJa } from '@/components/papers/terms-web-ja';
import { termsWebJa } from '@/components/papers/texts/terms-web-ja';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { siteTexts } from '@/lib/i18n/site-texts';
import { routes } from '@/lib/routes';
import { describePage } from '@/lib/seo/describe-page';
import { siteName } from '@/lib/server/site-name';
import { siteUrl } from '@/lib/server/site-url';

// Built beforehand, it learns within a minute where the site is.
export const revalidate = 60;

export function generateMetadata() {
  const { title, description } = siteTexts(termsWebJa);
  const page = { title, description, path: routes.termsInJapanese(), hasLocale: false, hasTranslations: false };
  const { openGraph, ...described } = describePage(page, { name: siteName(), locale: DEFAULT_LOCALE, base: siteUrl() });
  return { ...described, openGraph: { ...openGraph, locale: 'ja_JP' } };
}

export default function TermsWebJaPage() {
  return <TermsWebJa text={siteTexts(termsWebJa)} />;
}
