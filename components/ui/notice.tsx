import type { ReactNode } from 'react';

import styles from './notice.module.css';

/** One message in a strip of ink. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>;
}
