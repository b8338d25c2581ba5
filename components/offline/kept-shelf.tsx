'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';

import { inLanguage } from '@/components/catalog/in-language';
import { useNotify } from '@/components/ui/notices';
import { SectionHead } from '@/components/ui/section-head';
import { forgetChapter } from '@/lib/client/kept-chapters/forget-chapter';
import { useKeptChapters } from '@/lib/client/kept-chapters/use-kept-chapters';
import type { KeptChapter } from '@/lib/domain/kept-chapter';
import { counted } from '@/lib/i18n/counted';
import { megabytes } from '@/lib/i18n/megabytes';

import { KeptRow } from './kept-row';
import styles from './kept-shelf.module.css';

interface Props {
  title: string;
  level: 1 | 2;
  /** What stands there when nothing is kept; the whole shelf stays away without it. */
  empty?: ReactNode;
}

/** The chapters that lie in this browser: each can be opened and deleted, with or without a network. */
export function KeptShelf({ title, level, empty }: Props) {
  const t = useTranslations('kept');
  const locale = useLocale();
  const notify = useNotify();
  const kept = useKeptChapters();
  const list = useRef<HTMLUListElement>(null);
  const size = megabytes(
    (kept ?? []).reduce((bytes, chapter) => bytes + chapter.bytes, 0),
    locale,
  );
  if (!empty && !kept?.length) return null;

  // The button goes with its row: that of the next one takes the focus, and what is around the shelf after the last.
  async function forget({ chapterId, titleName, chapterName, language }: KeptChapter, index: number) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? list.current?.closest('main'))?.focus({ preventScroll: true });
    await forgetChapter(chapterId);
    notify(t.rich('deleted', { name: `${titleName} ${chapterName}`, content: inLanguage(language) }));
  }

  return (
    <section className={level === 1 ? styles.page : styles.shelf}>
      <SectionHead
        level={level}
        size={level === 1 ? 'day' : 'side'}
        title={title}
        meta={kept && kept.length > 0 && t('total', { ...counted(kept.length, locale), size })}
      />
      {level === 1 && (
        <noscript>
          <p className={styles.note}>{t('script')}</p>
        </noscript>
      )}
      {!kept && (
        <p role="status" className={styles.loading}>
          {t('loading')}
        </p>
      )}
      {kept?.length === 0 && empty}
      {kept && kept.length > 0 && (
        <ul ref={list} className={styles.rows}>
          {kept.map((chapter, index) => (
            <li key={chapter.chapterId}>
              <KeptRow chapter={chapter} onForget={() => void forget(chapter, index)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
