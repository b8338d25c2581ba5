import { useTranslations } from 'next-intl';

import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

interface Props {
  /** What lies between home and the page: a path of `lib/routes.ts` each. */
  through?: readonly { name: string; href: string }[];
  current: string;
}

/** The breadcrumb of a page: home first, the page itself last. */
export function Trail({ through = [], current }: Props) {
  const t = useTranslations('catalog.trail');
  const links = [{ name: t('home'), href: routes.home() }, ...through].map(({ name, href }) => ({
    key: href,
    link: (
      <Link href={href} prefetch={false}>
        {name}
      </Link>
    ),
  }));
  return <Breadcrumb label={t('label')} links={links} current={current} />;
}
