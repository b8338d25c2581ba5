'use client';

import { useTranslations } from 'next-intl';

import { AppPicture } from '@/components/catalog/app-picture';
import { GetApp } from '@/components/catalog/get-app';
import { useAppStore } from '@/components/catalog/use-app-store';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';

import styles from './app-prompt.module.css';

/** Comments are written in the app: the link to it. Where no store has it, only that none can be written here. */
export function AppPrompt() {
  const t = useTranslations('comments');
  if (!useAppStore()) return <p className={classNames(styles.prompt, styles.text)}>{t('readOnly')}</p>;
  return (
    <aside className={styles.prompt} aria-label={t('app.title')}>
      <AppPicture className={styles.picture} />
      <p className={styles.title}>{t('app.title')}</p>
      <p className={styles.text}>{t('app.text')}</p>
      <GetApp className={buttonClass('ink', 'small')}>{t('app.action')}</GetApp>
    </aside>
  );
}
