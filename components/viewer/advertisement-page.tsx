import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import styles from './advertisement-page.module.css';

/** A stop that is somebody else's: `ad` fills it, in a box whose size is there before. */
export function AdvertisementPage({ shown, ad }: { shown: boolean; ad: ReactNode }) {
  const label = useTranslations('viewer')('advertisement');
  return (
    <aside className={styles.page} aria-label={label} data-box data-surface="theme" data-shown={shown || undefined}>
      <span aria-hidden>{label}</span>
      {ad}
    </aside>
  );
}
