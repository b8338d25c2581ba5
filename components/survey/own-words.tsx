'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { limits } from '@/lib/limits';

import styles from './own-words.module.css';

const max = limits.surveyFreeTextMaxLength;

/** Where a reader writes what was not offered; open while that choice is ticked. */
export function OwnWords({
  words,
  isOpen,
  onChange,
}: {
  words: string;
  isOpen: boolean;
  onChange: (words: string) => void;
}) {
  const t = useTranslations('survey');
  const id = useId();
  return (
    <div className={styles.own}>
      <label htmlFor={id} className={styles.label}>
        {t('words')}
      </label>
      <span id={`${id}-count`} className={styles.count}>
        {t('count', { count: words.length, max })}
      </span>
      <textarea
        id={id}
        className={styles.field}
        rows={isOpen ? 2 : 1}
        maxLength={max}
        disabled={!isOpen}
        value={words}
        aria-describedby={`${id}-count`}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
