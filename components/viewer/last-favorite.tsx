'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';

import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';

const LastActions = dynamic(() => import('./last-actions').then((module) => module.LastActions), {
  ssr: false,
  loading: Waiting,
});

/** The button's place and look, until it is there. */
function Waiting() {
  const t = useTranslations('catalog.favorite');
  return (
    <span className={buttonClass('outline')} aria-hidden>
      <Icon name="heart" size={24} />
      {t('add')}
    </span>
  );
}

/** Favourites the title at the end of a chapter, and has its reader told of the next. What it takes is asked for when the end is near. */
export function LastFavorite({ titleId, wanted }: { titleId: number; wanted: boolean }) {
  return wanted ? <LastActions titleId={titleId} /> : <Waiting />;
}
