import type { ReactNode } from 'react';

import { classNames } from './class-names';
import styles from './section-head.module.css';

interface Props {
  level: 1 | 2 | 3;
  size: 'day' | 'side' | 'small';
  title: ReactNode;
  /** What stands at the right end of the same line. */
  meta?: ReactNode;
  id?: string;
}

export function SectionHead({ level, size, title, meta, id }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <Heading id={id} className={classNames(styles.title, styles[size])}>
        {title}
      </Heading>
      {meta && <div className={styles.meta}>{meta}</div>}
    </div>
  );
}
