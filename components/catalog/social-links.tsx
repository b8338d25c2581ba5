'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { Icon, type IconName } from '@/components/ui/icon';
import { SOCIAL_PLACES, type SocialPlace } from '@/lib/domain/site-links';

import { useSiteLinks } from './site-links-context';
import styles from './social-links.module.css';

const icons: Record<SocialPlace, IconName> = { chat: 'comment', microblog: 'post', network: 'people' };

/** The official social places; nothing where the operator has named none. */
export function SocialLinks() {
  const t = useTranslations('catalog.social');
  const { social } = useSiteLinks();
  const id = useId();
  const places = SOCIAL_PLACES.filter((place) => social[place]);
  if (places.length === 0) return null;
  return (
    <section className={styles.social} aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        {t('head')}
      </h2>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place}>
            <a href={social[place]} className={styles.place} target="_blank" rel="noopener">
              <Icon name={icons[place]} size={22} />
              <span>{t(`place.${place}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
