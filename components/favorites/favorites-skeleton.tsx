import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

import styles from './favorites.module.css';

/** The shelf before it is known, at its final sizes. */
export function FavoritesSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.cards}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles.ghost}>
            <Skeleton ratio="2 / 3" dots />
            <Skeleton width="80%" height="16px" />
            <Skeleton width="45%" height="12px" />
          </div>
        ))}
      </div>
    </div>
  );
}
