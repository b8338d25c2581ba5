import type { CSSProperties, ReactNode } from 'react';

import { classNames } from './class-names';
import { longestWord } from './longest-word';
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
    <div className={classNames(styles.head, size === 'day' && styles.fitted)}>
      <Heading
        id={id}
        className={classNames(styles.title, styles[size])}
        style={size === 'day' ? ({ '--letters': longestWord(title) } as CSSProperties) : undefined}
      >
        {title}
      </Heading>
      {meta && <div className={styles.meta}>{meta}</div>}
    </div>
  );
}
