import { useFormatter } from 'next-intl';

import { Cover } from '@/components/catalog/cover';
import type { Title } from '@/lib/domain/title';
import { LANGUAGES } from '@/lib/domain/language';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './hottest.module.css';

/** First place: a wide panel with its numeral on the spot colour. */
export function HottestFirst({ title, score }: { title: Title; score: number }) {
  const format = useFormatter();
  return (
    <Link href={routes.title(title.id)} prefetch={false} className={styles.panel}>
      <span className={styles.picture}>
        <Cover title={title} shape="landscape" sizes="(width < 768px) 185vw, (width < 1100px) 90vw, 555px" />
        <span className={styles.one}>1</span>
      </span>
      <span className={styles.name} lang={LANGUAGES[title.language].tag}>
        {title.name}
      </span>
      <span className={styles.author}>
        {title.author} · {format.number(score)}
      </span>
    </Link>
  );
}
