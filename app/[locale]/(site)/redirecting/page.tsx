import { getTranslations } from 'next-intl/server';

import { Leave } from '@/components/leaving/leave';
import { BlockedPicture } from '@/components/states/blocked-picture';
import { LeavingPicture } from '@/components/states/leaving-picture';
import { State } from '@/components/states/state';
import { buttonClass } from '@/components/ui/button-class';
import { getPathname, Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

import { redirectTarget } from './redirect-target';

interface Props {
  searchParams: Promise<{ to?: string | string[] }>;
}

export async function generateMetadata() {
  const t = await getTranslations('leaving');
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.redirecting(), isFound: false });
}

/** Leads to a page of ours or to a place that the operator has named. Of any other address it says where it would lead, and stays. */
export default async function RedirectingPage({ searchParams }: Props) {
  const locale = await pageLocale();
  const { to } = await searchParams;
  const target = await redirectTarget(typeof to === 'string' ? to : '', locale);
  const t = await getTranslations('leaving');
  const site = (await getTranslations('meta'))('siteName');
  if (target.kind === 'refused') {
    const home = (
      <Link href={routes.home()} className={buttonClass()}>
        {t('refused.action')}
      </Link>
    );
    const text = target.host ? t('refused.text', { host: target.host }) : t('refused.nowhere');
    return <State drawing={<BlockedPicture />} title={t('refused.title')} text={text} action={home} />;
  }
  const href = target.kind === 'page' ? getPathname({ href: target.href, locale }) : target.href;
  const go = (
    <a href={href} className={buttonClass()}>
      {t('go')}
    </a>
  );
  return (
    <>
      <Leave to={href} />
      <State
        drawing={<LeavingPicture />}
        title={t('title')}
        text={t('place', { place: target.kind === 'external' ? new URL(href).host : site })}
        action={go}
      />
    </>
  );
}
