import { Faq } from '@/components/faq/faq';
import { readFaq } from '@/components/faq/read-faq';
import { hasApp } from '@/lib/domain/site-links';
import { siteTexts } from '@/lib/i18n/site-texts';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { siteLinks } from '@/lib/server/site-links';

import { MissingAlone } from '../../../missing-alone';
import { namedLanguage } from '../../../named-language';
import { notFoundMetadata } from '../../../not-found-metadata';

export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; language: string }>;
}

export async function generateMetadata({ params }: Props) {
  const named = await namedLanguage(params);
  if (!named) return notFoundMetadata();
  const { title, description } = siteTexts(readFaq(named.locale));
  return pageMetadata({ title, description, path: routes.faq(), isFound: false });
}

/** For the app, which brings its own frame. */
export default async function WebviewFaqPage({ params }: Props) {
  const named = await namedLanguage(params);
  if (!named) return <MissingAlone />;
  const links = await siteLinks(named.locale);
  return (
    <main>
      <Faq text={siteTexts(readFaq(named.locale))} hasApp={hasApp(links)} />
    </main>
  );
}
