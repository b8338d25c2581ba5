import { useTranslations } from 'next-intl';

import { Cover } from '@/components/catalog/cover';
import { HorizontalList } from '@/components/catalog/horizontal-list';
import { preferredTitle } from '@/components/catalog/preferred-title';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import type { RankedSeries } from '@/lib/domain/ranked-series';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './ranked-list.module.css';

/** A ranked row: covers side by side, each with its place. */
export function RankedList({ series, language }: { series: readonly RankedSeries[]; language: Language }) {
  const t = useTranslations('featured');
  const titles = series.flatMap(({ titles: each }) => preferredTitle(each, (title) => title.language, language) ?? []);
  return (
    <HorizontalList title={t('ranked')}>
      {titles.map((title, index) => (
        <li key={title.id} className={styles.item}>
          <Link href={routes.title(title.id)} prefetch={false} className={styles.place}>
            <span className={styles.rank}>{index + 1}</span>
            <span className={styles.cover}>
              <Cover title={title} sizes="(width <= 768px) 144px, 174px" widths={[160, 480]} />
            </span>
            <h3 className={styles.name} lang={LANGUAGES[title.language].tag}>
              {title.name}
            </h3>
            <span className={styles.author} lang={LANGUAGES[title.language].tag}>
              {title.author}
            </span>
          </Link>
        </li>
      ))}
    </HorizontalList>
  );
}
