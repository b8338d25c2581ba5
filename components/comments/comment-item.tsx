'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type ComponentProps } from 'react';

import { pictureSrcSet } from '@/components/catalog/picture-srcset';
import { LocalTime } from '@/components/catalog/local-time';
import { LANGUAGES } from '@/lib/domain/language';

import styles from './comment-item.module.css';
import { LikeButton } from './like-button';
import { isLong } from './model/is-long';

/** One comment, as text; a long one is folded until asked for. */
export function CommentItem({ comment, language, onLike }: ComponentProps<typeof LikeButton>) {
  const t = useTranslations('comments');
  const bodyId = useId();
  const [isOpen, setOpen] = useState(false);
  const { userName, iconUrl, body, isMine, createdAt } = comment;
  const lang = language && LANGUAGES[language].tag;
  const folds = isLong(body);
  return (
    <article className={styles.comment} data-mine={isMine || undefined}>
      <img
        className={styles.icon}
        src={iconUrl}
        srcSet={pictureSrcSet(iconUrl)}
        sizes="48px"
        width={48}
        height={48}
        alt=""
        loading="lazy"
      />
      <div className={styles.words}>
        <p className={styles.by}>
          <b className={styles.name} lang={lang}>
            {userName}
          </b>
          {isMine && <span className={styles.mine}>{t('mine')}</span>}
          {createdAt !== undefined && (
            <span className={styles.date}>
              <LocalTime seconds={createdAt} format="date-year" />
            </span>
          )}
        </p>
        <p id={bodyId} className={styles.body} lang={lang} data-folded={(folds && !isOpen) || undefined}>
          {body}
        </p>
        {folds && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'less' : 'more')}
          </button>
        )}
      </div>
      <LikeButton comment={comment} language={language} onLike={onLike} />
    </article>
  );
}
