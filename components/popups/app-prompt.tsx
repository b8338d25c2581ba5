'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { answeredPopups } from '@/components/catalog/answered-popups';
import { AppPicture } from '@/components/catalog/app-picture';
import { usePopupTurn } from '@/components/catalog/use-popup-turn';
import { buttonClass } from '@/components/ui/button-class';
import { CloseButton } from '@/components/ui/close-button';

import styles from './app-prompt.module.css';
import { isRested, rest } from './is-rested';

const isStillDue = () => !answeredPopups.has('app') && isRested('appPromptClosed') && isRested('appPromptFollowed');

/** The app, in a strip over the foot of the window: away for a while once it is closed, and once its reader has gone to the store. */
export function AppPrompt({ href }: { href: string }) {
  const t = useTranslations('popups.app');
  const path = usePathname();
  const [page, setPage] = useState(path);
  const [isDue, setDue] = useState(isStillDue);
  // Another page looks again: it may have been put away in another tab.
  if (page !== path) {
    setPage(path);
    setDue(isStillDue());
  }
  const { isTurn, putAway } = usePopupTurn('app', isDue ? 'due' : 'over');
  if (!isTurn) return null;

  function answer(how: 'appPromptClosed' | 'appPromptFollowed') {
    answeredPopups.add('app');
    rest(how);
    putAway();
    setDue(false);
  }

  return (
    <aside className={styles.prompt} aria-label={t('action')}>
      <AppPicture className={styles.picture} />
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.answers}>
        <a
          href={href}
          className={buttonClass('outline', 'small')}
          target="_blank"
          rel="noopener"
          onClick={() => answer('appPromptFollowed')}
        >
          {t('action')}
        </a>
        <CloseButton label={t('close')} size={20} onClick={() => answer('appPromptClosed')} />
      </div>
    </aside>
  );
}
