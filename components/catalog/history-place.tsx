'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { CloseButton } from '@/components/ui/close-button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { LANGUAGES } from '@/lib/domain/language';
import type { Reading } from '@/lib/domain/reading-history';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { ChapterNumber } from './chapter-number';
import { Cover } from './cover';
import styles from './history-place.module.css';
import { inLanguage } from './in-language';
import { ReadingProgress } from './reading-progress';

interface Props {
  reading: Reading;
  /** The chapter it leads to, how far that is read, 0 to 1, and what is said of it. */
  chapter: { id: number; name: string };
  progress: number;
  note: ReactNode;
  size: 'lead' | 'row';
  isRemoved: boolean;
  onRemove: () => void;
  onRestore: () => void;
}

const sizes = {
  lead: { number: 'lead', cover: '120px', widths: [160, 480] },
  row: { number: 'card', cover: '64px', widths: [160, 240] },
} as const;

/** A title that was read: its chapter, how far, and a cross to take it out; once out, a ghost that can be called back. */
export function HistoryPlace({ reading, chapter, progress, note, size, isRemoved, onRemove, onRestore }: Props) {
  const t = useTranslations('history');
  // The button that was pressed goes away with its state: focus moves to the one in its place.
  const [isChanged, setChanged] = useState(false);
  const label = useId();
  const { titleName: name, coverUrl, language } = reading;
  const { number, cover, widths } = sizes[size];

  function change(to: () => void) {
    setChanged(true);
    to();
  }

  if (isRemoved) {
    return (
      <div className={classNames(styles.place, styles[size], styles.ghost)}>
        <p className={styles.removed} role="status">
          {t('removed')}
        </p>
        <Button
          variant="outline"
          size="small"
          autoFocus={isChanged}
          aria-labelledby={label}
          onClick={() => change(onRestore)}
        >
          <span>{t('undo')}</span>
          <VisuallyHidden id={label}>{t.rich('undoOf', { name, content: inLanguage(language) })}</VisuallyHidden>
        </Button>
      </div>
    );
  }
  return (
    <article className={classNames(styles.place, styles[size])}>
      <Link href={routes.viewer(chapter.id)} prefetch={false} className={styles.main}>
        <span className={styles.cover}>
          <Cover
            title={{ portraitImageUrl: coverUrl, landscapeImageUrl: '', favoriteImageUrl: '' }}
            sizes={cover}
            widths={widths}
            priority={size === 'lead'}
          />
        </span>
        <span className={styles.words}>
          <span className={styles.number} data-words={!chapter.name.startsWith('#') || undefined}>
            <ChapterNumber name={chapter.name} size={number} language={language} />
          </span>
          <h3 className={classNames(styles.name, styles[`${size}Name`])} lang={LANGUAGES[language].tag}>
            {name}
          </h3>
          <span className={styles.note}>{note}</span>
          <span className={styles.progress}>
            <ReadingProgress value={progress} />
          </span>
        </span>
      </Link>
      <CloseButton
        label={t.rich('remove', { name, content: inLanguage(language) })}
        size={18}
        className={styles.remove}
        autoFocus={isChanged}
        onClick={() => change(onRemove)}
      />
    </article>
  );
}
