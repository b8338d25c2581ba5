import { TermsWebJa } from '@/components/papers/terms-web-ja';
import { termsWebJa } from '@/components/papers/texts/terms-web-ja';
import { loadMessages } from '@/lib/i18n/load-messages';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';
import { describePage } from '@/lib/seo/describe-page';
import { siteUrl } from '@/lib/server/site-url';

// Built beforehand, it learns within a minute where the site is.
export const revalidate = 60;

export async function generateMetadata() {
  const { title, description } = termsWebJa;
  const name = (await loadMessages(DEFAULT_LOCALE)).meta.siteName;
  const page = { title, description, path: routes.termsInJapanese(), hasLocale: false, hasTranslations: false };
  const { openGraph, ...described } = describePage(page, { name, locale: DEFAULT_LOCALE, base: siteUrl() });
  return { ...described, openGraph: { ...openGraph, locale: 'ja_JP' } };
}

export default function TermsWebJaPage() {
  return <TermsWebJa />;
}
