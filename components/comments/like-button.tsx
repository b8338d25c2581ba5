'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { formatComments } from '@/components/catalog/format-count';
import { inLanguage } from '@/components/catalog/in-language';
import { Icon } from '@/components/ui/icon';
import { useNotify } from '@/components/ui/notices';
import { afterPaint } from '@/lib/client/after-paint';
import type { Comment } from '@/lib/domain/comment';
import type { Language } from '@/lib/domain/language';
import { counted } from '@/lib/i18n/counted';

import styles from './like-button.module.css';

interface Props {
  comment: Comment;
  language?: Language;
  onLike: (commentId: number, isLiked: boolean) => Promise<void>;
}

/**
 * Likes a comment and back. The heart answers the finger at once, and then the call begins; that it is pressed, and its count, are changed after the call, as they are kept
 * then. When the call fails the heart is put back, and it is said.
 */
export function LikeButton({ comment: { id, userName, likes, alreadyLiked }, language, onLike }: Props) {
  const t = useTranslations('comments');
  const locale = useLocale();
  const notify = useNotify();
  const [wanted, setWanted] = useState<boolean>();
  // Ink flies when the reader presses, never because a page has loaded.
  const [isFresh, setFresh] = useState(false);
  const isPending = wanted !== undefined;
  const isInked = wanted ?? alreadyLiked;

  async function toggle() {
    if (isPending) return;
    setWanted(!alreadyLiked);
    setFresh(!alreadyLiked);
    await afterPaint();
    try {
      await onLike(id, !alreadyLiked);
    } catch {
      setFresh(false);
      notify(t('likeFailed'));
    } finally {
      setWanted(undefined);
    }
  }

  return (
    <div className={styles.likes}>
      <button
        type="button"
        className={styles.like}
        aria-pressed={alreadyLiked}
        aria-disabled={isPending}
        onClick={toggle}
      >
        <span className={styles.heart} data-inked={isInked || undefined} data-fresh={isFresh || undefined}>
          <Icon name={isInked ? 'heart-filled' : 'heart'} size={22} />
        </span>
        <span className={styles.name}>{t.rich('like', { name: userName, content: inLanguage(language) })}</span>{' '}
        <span>{formatComments(likes, locale)}</span>
      </button>
      <span className={styles.said}>{t('likes', counted(likes, locale))}</span>
    </div>
  );
}
