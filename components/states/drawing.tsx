import type { ReactNode } from 'react';

import styles from './states.module.css';

/** The background of a state's illustration: three panels on 404 x 250. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 404 250" width="404" height="250" aria-hidden focusable="false">
      {children}
    </svg>
  );
}
