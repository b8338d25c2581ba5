'use client';

import { useTranslations } from 'next-intl';

import { useAnswerFirst } from '@/lib/client/use-answer-first';

import type { CommentOrder } from './model/sort-comments';
import styles from './order-choice.module.css';

const orders: readonly CommentOrder[] = ['likes', 'latest'];

/** In which order comments stand. The choice answers the finger at once; all of them are moved after that. */
export function OrderChoice({ chosen, onChoose }: { chosen: CommentOrder; onChoose: (order: CommentOrder) => void }) {
  const t = useTranslations('comments');
  const [shown, answer] = useAnswerFirst(chosen);
  return (
    <fieldset className={styles.sort}>
      <legend className={styles.legend}>{t('sort')}</legend>
      {orders.map((order) => (
        <label key={order} className={styles.order}>
          <input
            type="radio"
            name="order"
            checked={order === shown}
            onChange={() => answer(order, () => onChoose(order))}
          />
          <span>{t(order === 'likes' ? 'byLikes' : 'byLatest')}</span>
        </label>
      ))}
    </fieldset>
  );
}
