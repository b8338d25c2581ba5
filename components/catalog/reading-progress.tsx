import type { CSSProperties } from 'react';

import styles from './reading-progress.module.css';

/** How far a chapter is read, 0 to 1, as a bar that ends in the cut; the words beside it say it. */
export function ReadingProgress({ value }: { value: number }) {
  return (
    <span
      aria-hidden
      className={styles.track}
      style={{ '--read': `${Math.round(value * 1_000) / 10}%` } as CSSProperties}
    />
  );
}
