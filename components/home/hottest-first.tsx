import { Cover } from '@/components/catalog/cover';
import type { Title } from '@/lib/domain/title';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './hottest.module.css';
import { HottestWords } from './hottest-words';

/** First place: a wide panel with its numeral on the spot colour. */
export function HottestFirst({ title, score }: { title: Title; score: number }) {
  return (
    <Link href={routes.title(title.id)} prefetch={false} className={styles.panel}>
      <span className={styles.picture}>
        <Cover title={title} shape="landscape" sizes="(width < 768px) 185vw, (width < 1100px) 90vw, 555px" />
        <span className={styles.one}>1</span>
      </span>
      <HottestWords title={title} score={score} />
    </Link>
  );
}
