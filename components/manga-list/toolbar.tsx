'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode, Ref } from 'react';

import { Button } from '@/components/ui/button';
import { useAnswerFirst } from '@/lib/client/use-answer-first';
import { counted } from '@/lib/i18n/counted';

import styles from './manga-list.module.css';
import type { Sort } from './model/selection';

interface Props {
  sort: Sort;
  /** How many series the filters leave; undefined where none is chosen. */
  found?: number;
  count: number;
  /** The one that is open. */
  dialog?: 'filter' | 'sort';
  open: (dialog: 'filter' | 'sort') => void;
  /** A pointer or the focus has come to the buttons. */
  onNear: () => void;
  filterButton: Ref<HTMLButtonElement>;
  /** The filters chosen. */
  children: ReactNode;
}

/** The line above the cards: what is chosen, and the ways to choose. */
export function Toolbar({ sort, found, count, dialog, open, onNear, filterButton, children }: Props) {
  const t = useTranslations('mangaList');
  const locale = useLocale();
  return (
    <div className={styles.toolbar}>
      <div className={styles.buttons} onPointerEnter={onNear} onFocus={onNear}>
        <DialogButton ref={filterButton} icon="settings" isOpen={dialog === 'filter'} open={() => open('filter')}>
          {t('filter')}
        </DialogButton>
        <DialogButton
          icon="sort"
          // The arrows say it to the eye, and phones are narrow.
          aria-label={sort === 'recent' ? undefined : t('sorted', { order: t(`order.${sort}`) })}
          isOpen={dialog === 'sort'}
          open={() => open('sort')}
        >
          {sort === 'recent' ? t('sort') : t(`order.${sort}`)}
        </DialogButton>
      </div>
      {children}
      <p role="status" className={styles.found}>
        {found !== undefined && t('found', { found, ...counted(count, locale) })}
      </p>
    </div>
  );
}

/** A modal has the style of the whole page reckoned anew: the press is answered before. */
function DialogButton({
  isOpen,
  open,
  ...rest
}: ComponentProps<typeof Button> & { isOpen: boolean; open: () => void }) {
  const [isExpanded, answer] = useAnswerFirst(isOpen);
  return (
    <Button
      variant="outline"
      size="small"
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
      onClick={() => answer(true, open)}
      {...rest}
    />
  );
}
