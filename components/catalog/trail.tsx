import { useLocale, useTranslations } from 'next-intl';

import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/seo/json-ld/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld/json-ld';
import { pagePlaces } from '@/lib/seo/json-ld/page-places';

interface Props {
  /** What lies between home and the page: a path of `lib/routes.ts` each. */
  through?: readonly { name: string; href: string; lang?: string }[];
  current: string;
}

/** The breadcrumb of a page, for readers and for machines: home first, the page itself last. */
export function Trail({ through = [], current }: Props) {
  const t = useTranslations('catalog.trail');
  const steps: typeof through = [{ name: t('home'), href: routes.home() }, ...through];
  const links = steps.map(({ name, href, lang }) => ({
    key: href,
    link: (
      <Link href={href} lang={lang} prefetch={false}>
        {name}
      </Link>
    ),
  }));
  return (
    <>
      <JsonLd data={breadcrumbList([...steps, { name: current }], pagePlaces(useLocale()))} />
      <Breadcrumb label={t('label')} links={links} current={current} />
    </>
  );
}
