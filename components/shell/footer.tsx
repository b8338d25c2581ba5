import { useTranslations } from 'next-intl';

import styles from './footer.module.css';
import { SiteLinks } from './site-links';
import { Wordmark } from './wordmark';

export function Footer() {
  const t = useTranslations('shell');
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Wordmark name={t('name')} />
          <p className={styles.line}>{t('line')}</p>
        </div>
        <SiteLinks />
      </div>
    </footer>
  );
}
