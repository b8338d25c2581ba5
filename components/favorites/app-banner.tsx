'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AppPicture } from '@/components/catalog/app-picture';
import { GetApp } from '@/components/catalog/get-app';
import { useAppStore } from '@/components/catalog/use-app-store';
import { buttonClass } from '@/components/ui/button-class';
import { CloseButton } from '@/components/ui/close-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { storage } from '@/lib/storage';

import styles from './app-banner.module.css';

/** A strip about the app, over the foot of the window, until it is closed for good; nothing where no store has it. */
export function AppBanner() {
  const t = useTranslations('favorites.app');
  const hydrated = useHydrated();
  const store = useAppStore();
  const [closed, setClosed] = useState(false);
  if (!hydrated || !store || closed || storage.read('isBannerShowed')) return null;

  function close() {
    storage.write('isBannerShowed', '1');
    setClosed(true);
  }

  return (
    <aside className={styles.banner} aria-label={t('action')}>
      <AppPicture className={styles.picture} />
      <p className={styles.text}>{t('text')}</p>
      <GetApp className={buttonClass('outline', 'small')}>{t('action')}</GetApp>
      <CloseButton label={t('close')} size={20} onClick={close} />
    </aside>
  );
}
