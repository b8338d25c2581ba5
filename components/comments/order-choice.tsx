'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { afterPaint } from '@/lib/client/after-paint';

import type { CommentOrder } from './model/sort-comments';
import styles from './order-choice.module.css';

const orders: readonly CommentOrder[] = ['likes', 'latest'];

/** In which order comments stand. The choice answers the finger at once; all of them are moved after that. */
export function OrderChoice({ first, onChoose }: { first: CommentOrder; onChoose: (order: CommentOrder) => void }) {
  const t = useTranslations('comments');
  const [chosen, setChosen] = useState(first);

  async function choose(order: CommentOrder) {
    setChosen(order);
    await afterPaint();
    onChoose(order);
  }

  return (
    <fieldset className={styles.sort}>
      <legend className={styles.legend}>{t('sort')}</legend>
      {orders.map((order) => (
        <label key={order} className={styles.order}>
          <input type="radio" name="order" checked={order === chosen} onChange={() => choose(order)} />
          <span>{t(order === 'likes' ? 'byLikes' : 'byLatest')}</span>
        </label>
      ))}
    </fieldset>
  );
}
