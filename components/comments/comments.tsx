'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useComments } from '@/lib/client/use-comments';
import type { Comment } from '@/lib/domain/comment';

import { CommentItem } from './comment-item';
import styles from './comments.module.css';
import { sortComments, type CommentOrder } from './model/sort-comments';

const orders: readonly CommentOrder[] = ['likes', 'latest'];

/** What readers said, in the order chosen: the most liked first unless told otherwise. */
export function Comments({ chapterId, given }: { chapterId: number; given: readonly Comment[] }) {
  const t = useTranslations('comments');
  const [order, setOrder] = useState<CommentOrder>('likes');
  const comments = useComments(chapterId, given);
  if (comments.length === 0) return <p className={styles.none}>{t('empty')}</p>;
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>{t('count', { count: comments.length })}</p>
        <fieldset className={styles.sort}>
          <legend className={styles.legend}>{t('sort')}</legend>
          {orders.map((value) => (
            <label key={value} className={styles.order}>
              <input type="radio" name="order" checked={value === order} onChange={() => setOrder(value)} />
              <span>{t(value === 'likes' ? 'byLikes' : 'byLatest')}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <ol className={styles.list}>
        {sortComments(comments, order).map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} />
          </li>
        ))}
      </ol>
    </>
  );
}
