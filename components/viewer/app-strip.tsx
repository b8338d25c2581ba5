import { useTranslations } from 'next-intl';

import { GetApp } from '@/components/catalog/get-app';
import { buttonClass } from '@/components/ui/button-class';
import { Mark } from '@/components/ui/mark';

import styles from './app-strip.module.css';

/** The app, in one quiet strip. */
export function AppStrip() {
  const t = useTranslations('viewer.last');
  return (
    <aside className={styles.strip}>
      <span className={styles.mark}>
        <Mark size={22} />
      </span>
      <p className={styles.words}>
        <b>{t('appTitle')}</b> <span>{t('appText')}</span>
      </p>
      <GetApp className={buttonClass('ink', 'small')}>
        {t('appAction')}
      </GetApp>
    </aside>
  );
}
