'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';

import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';

const FavoriteButton = dynamic(() => import('@/components/catalog/favorite-button').then((module) => module.FavoriteButton), {
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

/** Favourites the title at the end of a chapter. What it takes, and what is favourited already, is asked for when the end is near. */
export function LastFavorite({ titleId, wanted }: { titleId: number; wanted: boolean }) {
  return wanted ? <FavoriteButton titleId={titleId} variant="last-page" /> : <Waiting />;
}
