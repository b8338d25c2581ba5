'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';

import { GetApp } from '@/components/catalog/get-app';
import { AsServed } from '@/components/ui/as-served';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { Language } from '@/lib/domain/language';
import { counted } from '@/lib/i18n/counted';

import styles from './app-chapters.module.css';
import { ChapterRow } from './chapter-row';
import { rangeOf, type ListedChapter, type Stretch } from './model/chapter-stretches';

const SAMPLES = 2;

/** Chapters that are in the app only: how many, the way there, and their names. */
export function AppChapters({ stretch, language, latest }: { stretch: Stretch; language: Language; latest: number }) {
  const t = useTranslations('title.app');
  const locale = useLocale();
  const [isOpened, setOpened] = useState(false);
  // Of what was opened before anybody listened no event tells.
  const look = useCallback((rest: HTMLDetailsElement | null) => void (rest?.open && setOpened(true)), []);
  const { chapters } = stretch;
  const range = rangeOf(stretch);
  const more = chapters.length - SAMPLES;
  // Turned round, the rest holds others than were served.
  const [first] = useState(chapters[0]?.id);
  const rows = (some: readonly ListedChapter[]) => (
    <ul>
      {some.map((chapter) => (
        <li key={chapter.id} className={styles.item}>
          <ChapterRow chapter={chapter} language={language} latest={latest} isLocked />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        {range && <span className={styles.range}>{range}</span>}
        <div className={styles.words}>
          <h3 className={styles.count}>{t('chapters', counted(chapters.length, locale))}</h3>
          <p className={styles.hint}>{t('hint')}</p>
        </div>
        <GetApp className={buttonClass('ink', 'small')}>{t('open')}</GetApp>
      </div>
      {rows(chapters.slice(0, SAMPLES))}
      {more > 0 && (
        <details ref={look} className={styles.rest} onToggle={() => setOpened(true)}>
          <summary className={styles.more}>
            <span>{t('more', { count: more })}</span>
            <Icon name="chevron-down" size={18} />
          </summary>
          <AsServed isWanted={isOpened || chapters[0]?.id !== first}>{rows(chapters.slice(SAMPLES))}</AsServed>
        </details>
      )}
    </div>
  );
}
