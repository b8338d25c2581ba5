'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';

import { Button } from '@/components/ui/button';
import { counted } from '@/lib/i18n/counted';

import styles from './manga-list.module.css';
import type { Sort } from './model/selection';

interface Props {
  sort: Sort;
  /** How many series the filters leave; undefined where none is chosen. */
  found?: number;
  count: number;
  open: (dialog: 'filter' | 'sort') => void;
  /** A pointer or the focus has come to the buttons. */
  onNear: () => void;
  filterButton: Ref<HTMLButtonElement>;
  /** The filters chosen. */
  children: ReactNode;
}

/** The line above the cards: what is chosen, and the ways to choose. */
export function Toolbar({ sort, found, count, open, onNear, filterButton, children }: Props) {
  const t = useTranslations('mangaList');
  const locale = useLocale();
  return (
    <div className={styles.toolbar}>
      <div className={styles.buttons} onPointerEnter={onNear} onFocus={onNear}>
        <Button ref={filterButton} variant="outline" size="small" icon="settings" aria-haspopup="dialog" onClick={() => open('filter')}>
          {t('filter')}
        </Button>
        <Button
          variant="outline"
          size="small"
          icon="sort"
          aria-haspopup="dialog"
          // The arrows say it to the eye, and phones are narrow.
          aria-label={sort === 'recent' ? undefined : t('sorted', { order: t(`order.${sort}`) })}
          onClick={() => open('sort')}
        >
          {sort === 'recent' ? t('sort') : t(`order.${sort}`)}
        </Button>
      </div>
      {children}
      <p role="status" className={styles.found}>
        {found !== undefined && t('found', { found, ...counted(count, locale) })}
      </p>
    </div>
  );
}
