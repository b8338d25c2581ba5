'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { formatComments } from '@/components/catalog/format-count';
import { pictureSrcSet } from '@/components/catalog/picture-srcset';
import { LocalTime } from '@/components/catalog/time';
import { Icon } from '@/components/ui/icon';
import type { Comment } from '@/lib/domain/comment';

import styles from './comment-item.module.css';
import { isLong } from './model/is-long';

/** One comment, as text; a long one is folded until asked for. */
export function CommentItem({ comment }: { comment: Comment }) {
  const t = useTranslations('comments');
  const bodyId = useId();
  const [isOpen, setOpen] = useState(false);
  const { userName, iconUrl, body, likes, isMine, alreadyLiked, createdAt } = comment;
  const folds = isLong(body);
  return (
    <article className={styles.comment} data-mine={isMine || undefined}>
      <img className={styles.icon} src={iconUrl} srcSet={pictureSrcSet(iconUrl)} sizes="48px" width={48} height={48} alt="" loading="lazy" />
      <div className={styles.words}>
        <p className={styles.by}>
          <b className={styles.name}>{userName}</b>
          {isMine && <span className={styles.mine}>{t('mine')}</span>}
          <span className={styles.date}>
            <LocalTime seconds={createdAt} format="date-year" />
          </span>
        </p>
        <p id={bodyId} className={styles.body} data-folded={(folds && !isOpen) || undefined}>
          {body}
        </p>
        {folds && (
          <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'less' : 'more')}
          </button>
        )}
      </div>
      <p className={styles.likes} data-liked={alreadyLiked || undefined} role="img" aria-label={t('likes', { count: likes })}>
        <Icon name={alreadyLiked ? 'heart-filled' : 'heart'} size={20} />
        {formatComments(likes)}
      </p>
    </article>
  );
}
