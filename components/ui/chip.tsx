import type { ReactNode } from 'react';

import styles from './chip.module.css';

/** A rounded outline around a word or two: tags, choices. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}
