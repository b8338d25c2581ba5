import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

interface Props {
  as?: 'span' | 'h1' | 'h2';
  id?: string;
  children: ReactNode;
}

/** Said, not shown. */
export function VisuallyHidden({ as: Element = 'span', id, children }: Props) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}
