import { useTranslations } from 'next-intl';

import type { SiteLinks as Places } from '@/lib/domain/site-links';

import styles from './footer.module.css';
import { SiteLinks } from './site-links';
import { Wordmark } from './wordmark';

export function Footer({ places }: { places: Places }) {
  const t = useTranslations('shell');
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Wordmark name={t('name')} />
          <p className={styles.line}>{t('line')}</p>
        </div>
        <SiteLinks places={places} />
      </div>
    </footer>
  );
}
