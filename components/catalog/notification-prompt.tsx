'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';

import { Icon } from '@/components/ui/icon';
import { useNotify } from '@/components/ui/notices';
import { useNotifications } from '@/lib/client/push/use-notifications';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';

import styles from './notification-prompt.module.css';

/** Offers to tell the reader of a title's new chapters, which makes it a favourite; says that he is told, or why he cannot be. */
export function NotificationPrompt({ titleId }: { titleId: number }) {
  const t = useTranslations('catalog.notify');
  const notify = useNotify();
  const { titles, error } = useFavorites();
  const setFavorite = useSetFavorite();
  const { state, turnOn } = useNotifications();
  const hasAsked = useRef(false);

  // The button that had the focus has gone; what stands in its place takes it, and is read out.
  const focusOnce = (said: HTMLElement | null) => {
    if (said && hasAsked.current) said.focus();
    if (said) hasAsked.current = false;
  };

  if (state === 'unsupported' || (!titles && !error)) return null;
  if (state === 'denied') {
    return (
      <p ref={focusOnce} className={styles.strip} tabIndex={-1}>
        <Icon name="bell" />
        <span>{t('denied')}</span>
      </p>
    );
  }

  const isFavorite = titles?.some(({ id }) => id === titleId) ?? false;
  if (state === 'on' && isFavorite) {
    return (
      <p ref={focusOnce} className={styles.strip} tabIndex={-1}>
        <Icon name="check" />
        <span>{t('on')}</span>
      </p>
    );
  }

  async function ask() {
    if (state === 'asking') return;
    try {
      hasAsked.current = true;
      if (!(await turnOn())) return;
      if (!isFavorite) await setFavorite(titleId, true);
    } catch (reason) {
      console.warn('Notifications could not be turned on:', reason);
      notify(t('failed'));
    }
  }

  return (
    <button type="button" className={styles.strip} aria-disabled={state === 'asking'} onClick={ask}>
      <Icon name="bell" />
      <span>{t(state === 'asking' ? 'asking' : isFavorite ? 'ask' : 'askAndFavorite')}</span>
    </button>
  );
}
