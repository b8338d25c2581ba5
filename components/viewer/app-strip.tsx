import { useTranslations } from 'next-intl';

import { AppPicture } from '@/components/catalog/app-picture';
import { GetApp } from '@/components/catalog/get-app';
import { useAppStore } from '@/components/catalog/use-app-store';
import { buttonClass } from '@/components/ui/button-class';

import styles from './app-strip.module.css';

/** The app, in one quiet strip; nothing where no store has it. */
export function AppStrip() {
  const t = useTranslations('viewer.last');
  if (!useAppStore()) return null;
  return (
    <aside className={styles.strip}>
      <AppPicture className={styles.picture} />
      <p className={styles.words}>
        <b>{t('appTitle')}</b> <span>{t('appText')}</span>
      </p>
      <GetApp className={buttonClass('ink', 'small')}>{t('appAction')}</GetApp>
    </aside>
  );
}
