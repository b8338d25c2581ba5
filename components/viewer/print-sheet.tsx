'use client';

import { Cover } from '@/components/catalog/cover';
import { shareAddress } from '@/components/catalog/share-address';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ChapterView } from '@/lib/domain/chapter-view';
import { LANGUAGES } from '@/lib/domain/language';

import styles from './print-sheet.module.css';

/** What is printed instead of the pages: the series, the chapter, the cover and the chapter's address. */
export function PrintSheet({ chapter }: { chapter: ChapterView }) {
  const { title, titleName, chapterName, language, share } = chapter;
  const lang = LANGUAGES[language].tag;
  const address = useHydrated() ? shareAddress(share.url, window.location.href) : share.url;
  return (
    <div className={styles.sheet} data-print>
      <div className={styles.cover}>
        <Cover title={title} sizes="240px" widths={[480, 800]} />
      </div>
      <p className={styles.title} lang={lang}>
        {titleName}
      </p>
      <p className={styles.chapter} lang={lang}>
        {chapterName}
      </p>
      <p className={styles.address}>{address}</p>
    </div>
  );
}
