import type { ReactNode } from 'react';

import { classNames } from './class-names';
import styles from './flag.module.css';

/** A short word on the spot colour, leaning by the cut. */
export function Flag({ children, size = 'normal' }: { children: ReactNode; size?: 'normal' | 'lead' }) {
  return <span className={classNames(styles.flag, size === 'lead' && styles.lead)}>{children}</span>;
}
