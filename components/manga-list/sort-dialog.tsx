'use client';

import { useTranslations } from 'next-intl';

import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { useAnswerFirst } from '@/lib/client/use-answer-first';

import styles from './choices.module.css';
import type { ChoosePart } from './choose-part';
import { SORTS, type Sort } from './model/selection';

interface Props {
  open: boolean;
  onClose: () => void;
  sort: Sort;
  choose: ChoosePart;
}

/** The three orders. Choosing one closes the dialog and shows it behind; choosing it again goes back to the server's own. */
export function SortDialog({ open, onClose, sort, choose }: Props) {
  const t = useTranslations('mangaList');
  const [shown, answer] = useAnswerFirst(sort);
  const take = (order: Sort) => {
    onClose();
    choose('sort', order);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('sort')} closeLabel={t('close')}>
      <ul className={styles.orders}>
        {SORTS.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.order}
              aria-pressed={each === shown}
              onClick={() => answer(each === sort ? 'recent' : each, () => take(each))}
            >
              <span>{t(`order.${each}`)}</span>
              {each === shown && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
