import { useTranslations } from 'next-intl';

import { AppPicture } from '@/components/catalog/app-picture';
import { GetApp } from '@/components/catalog/get-app';
import { buttonClass } from '@/components/ui/button-class';

import styles from './app-prompt.module.css';

/** Comments are written in the app: the way there. */
export function AppPrompt() {
  const t = useTranslations('comments.app');
  return (
    <aside className={styles.prompt} aria-label={t('title')}>
      <AppPicture className={styles.picture} />
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.text}>{t('text')}</p>
      <GetApp className={buttonClass('ink', 'small')}>
        {t('action')}
      </GetApp>
    </aside>
  );
}
