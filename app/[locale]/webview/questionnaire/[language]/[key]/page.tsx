import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { LostPicture } from '@/components/states/lost-picture';
import { PostedPicture } from '@/components/states/posted-picture';
import { Routed } from '@/components/states/routed';
import { StampedPicture } from '@/components/states/stamped-picture';
import { SurveyScreen } from '@/components/survey/survey-screen';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

import { MissingAlone } from '../../../../missing-alone';
import { namedLanguage } from '../../../../named-language';
import { notFoundMetadata } from '../../../../not-found-metadata';

export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; language: string; key: string }>;
}

/** A page's parameters come as they stand in its address. */
async function keyIn(params: Props['params']): Promise<string | undefined> {
  try {
    return decodeURIComponent((await params).key);
  } catch {
    return undefined;
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const named = await namedLanguage(params);
  const key = await keyIn(params);
  if (!named || key === undefined) return notFoundMetadata();
  const t = await getTranslations('survey');
  const page = { title: t('title'), description: t('description'), path: routes.survey(named.language, key) };
  return pageMetadata({ ...page, hasLocale: false, isFound: false });
}

const pictures = { posted: <PostedPicture />, stamped: <StampedPicture />, lost: <LostPicture /> };

/** The same for all readers: what is theirs, the browser asks for. */
export default async function SurveyPage({ params }: Props) {
  const named = await namedLanguage(params);
  const key = await keyIn(params);
  if (!named || key === undefined) return <MissingAlone />;
  return (
    <ClientMessages namespaces={['survey', 'states']}>
      <main>
        <Routed>
          <SurveyScreen surveyKey={key} language={named.language} pictures={pictures} />
        </Routed>
      </main>
    </ClientMessages>
  );
}
