'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { useComments } from '@/lib/client/use-comments';
import type { Comment } from '@/lib/domain/comment';
import type { Language } from '@/lib/domain/language';
import { counted } from '@/lib/i18n/counted';

import { CommentItem } from './comment-item';
import styles from './comments.module.css';
import { keepOrder } from './model/keep-order';
import { sortComments, type CommentOrder } from './model/sort-comments';
import { OrderChoice } from './order-choice';
import { useNear } from './use-near';

const arranged = (order: CommentOrder, comments: readonly Comment[]) => ({
  order,
  ids: sortComments(comments, order).map(({ id }) => id),
});

interface Props {
  chapterId: number;
  given: readonly Comment[];
  language?: Language;
}

/** What readers said, in the order chosen: the most liked first unless told otherwise. A like moves nothing until an order is chosen again. */
export function Comments({ chapterId, given, language }: Props) {
  const t = useTranslations('comments');
  const locale = useLocale();
  const [{ order, ids }, setArranged] = useState(() => arranged('likes', given));
  const { near, ref } = useNear();
  const { comments, setLike } = useComments(chapterId, given, near);
  return (
    <div ref={ref}>
      {comments.length === 0 && <p className={styles.none}>{t('empty')}</p>}
      {comments.length > 0 && (
        <>
          <div className={styles.bar}>
            <p className={styles.count}>{t('count', counted(comments.length, locale))}</p>
            <OrderChoice chosen={order} onChoose={(next) => setArranged(arranged(next, comments))} />
          </div>
          <ol className={styles.list}>
            {keepOrder(comments, ids).map((comment) => (
              <li key={comment.id}>
                <CommentItem comment={comment} language={language} onLike={setLike} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
