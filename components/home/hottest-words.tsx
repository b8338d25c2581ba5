import { useLocale } from 'next-intl';

import { formatViews } from '@/components/catalog/format-count';
import { LANGUAGES } from '@/lib/domain/language';
import type { Title } from '@/lib/domain/title';

import styles from './hottest.module.css';

/** The words of a place in the ranking: the name, then its author and score. */
export function HottestWords({ title, score }: { title: Title; score: number }) {
  const locale = useLocale();
  return (
    <>
      <span className={styles.name} lang={LANGUAGES[title.language].tag}>
        {title.name}
      </span>
      <span className={styles.author}>
        {title.author} · {formatViews(score, locale)}
      </span>
    </>
  );
}
