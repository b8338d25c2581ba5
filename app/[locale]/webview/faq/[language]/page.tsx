import { Faq } from '@/components/faq/faq';
import { readFaq } from '@/components/faq/read-faq';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateStaticParams = () => [];

export async function generateMetadata() {
  const { title, description } = readFaq(await pageLocale());
  return pageMetadata({ title, description, path: routes.faq(), isFound: false });
}

/** For the app, which brings its own frame. */
export default async function WebviewFaqPage() {
  return (
    <main>
      <Faq text={readFaq(await pageLocale())} />
    </main>
  );
}
