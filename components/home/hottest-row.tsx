import { Cover } from '@/components/catalog/cover';
import type { Title } from '@/lib/domain/title';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './hottest.module.css';
import { HottestWords } from './hottest-words';

/** A place after the first: number, cover, name, author and score. */
export function HottestRow({ rank, title, score }: { rank: number; title: Title; score: number }) {
  return (
    <Link href={routes.title(title.id)} prefetch={false} className={styles.line}>
      <span className={styles.number} data-rank={rank} data-wide={rank > 9 || undefined}>
        {rank}
      </span>
      <Cover title={title} sizes="44px" widths={[160, 160]} />
      <span className={styles.words}>
        <HottestWords title={title} score={score} />
      </span>
    </Link>
  );
}
