import { getTranslations } from 'next-intl/server';

import { Leave } from '@/components/leaving/leave';
import { LeavingPage } from '@/components/leaving/leaving-page';
import { LeavingPicture } from '@/components/states/leaving-picture';
import { State } from '@/components/states/state';
import { buttonClass } from '@/components/ui/button-class';
import { getPathname } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { campaignPaths, isCampaign, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { campaignLink } from '@/lib/server/site-links';

import { MissingAlone } from '../../missing-alone';
import { notFoundMetadata } from '../../not-found-metadata';

export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ group: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { group } = await params;
  if (!isCampaign(group)) return notFoundMetadata();
  const t = await getTranslations('leaving');
  return pageMetadata({
    title: t('title'),
    description: t('app'),
    path: campaignPaths[group][0],
    hasLocale: false,
    isFound: false,
  });
}

/** Between a campaign's address and the app's download; to the updates where the operator has named none. */
export default async function CampaignPage({ params }: Props) {
  const { group } = await params;
  if (!isCampaign(group)) return <MissingAlone />;
  const locale = await pageLocale();
  const t = await getTranslations('leaving');
  const site = (await getTranslations('meta'))('siteName');
  const app = await campaignLink(group, locale);
  const to = app ?? getPathname({ href: routes.home(), locale });
  const go = (
    <a href={to} className={buttonClass()}>
      {t('go')}
    </a>
  );
  return (
    <LeavingPage name={site}>
      <Leave to={to} />
      <State
        drawing={<LeavingPicture />}
        title={t('title')}
        text={app ? t('app') : t('place', { place: site })}
        action={go}
      />
    </LeavingPage>
  );
}
