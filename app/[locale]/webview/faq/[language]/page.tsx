import type { Metadata } from 'next';

import { Faq } from '@/components/faq/faq';
import { readFaq } from '@/components/faq/read-faq';
import { languageOf } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';

export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const { title, description } = readFaq(locale);
  return { title, description, alternates: { canonical: routes.webviewFaq(languageOf(locale)) }, robots: { index: false } };
}

/** For the app, which brings its own frame. */
export default async function WebviewFaqPage() {
  return (
    <main>
      <Faq text={readFaq(await pageLocale())} />
    </main>
  );
}
