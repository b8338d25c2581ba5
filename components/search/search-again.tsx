'use client';

import { useTranslations } from 'next-intl';
import { useContext } from 'react';

import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { ClearSearchContext } from './clear-search-context';

/** Begins anew where nothing was found; without scripts it is a link to the empty search. */
export function SearchAgain() {
  const t = useTranslations('search.none');
  const clear = useContext(ClearSearchContext);
  return (
    <Link
      href={routes.search()}
      prefetch={false}
      className={buttonClass('outline')}
      onClick={(event) => {
        if (!clear) return;
        event.preventDefault();
        clear();
      }}
    >
      {t('action')}
    </Link>
  );
}
