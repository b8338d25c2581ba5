import { Skeleton } from '@/components/ui/skeleton';

import listStyles from './found-list.module.css';
import styles from './found-row.module.css';

const ROWS = 6;

/** Rows before they are known, at their final sizes. */
export function FoundSkeleton() {
  return (
    <div className={listStyles.ghosts} aria-hidden>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className={listStyles.item}>
          <div className={styles.row}>
            <Skeleton ratio="2 / 3" dots />
            <div className={styles.ghost}>
              <Skeleton width="70%" height="28px" />
              <Skeleton width="40%" height="16px" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
