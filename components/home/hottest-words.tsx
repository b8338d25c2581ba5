import { useLocale } from 'next-intl';

import { formatViews } from '@/components/catalog/format-count';
import { LANGUAGES } from '@/lib/domain/language';
import type { Title } from '@/lib/domain/title';

import styles from './hottest.module.css';

/** The words of a place in the ranking: the name, then its author and score, which is not shown at 0. */
export function HottestWords({ title, score }: { title: Title; score: number }) {
  const locale = useLocale();
  const lang = LANGUAGES[title.language].tag;
  return (
    <>
      <span className={styles.name} lang={lang}>
        {title.name}
      </span>
      <span className={styles.author}>
        <span lang={lang}>{title.author}</span>
        {score > 0 && <span>{` · ${formatViews(score, locale)}`}</span>}
      </span>
    </>
  );
}
