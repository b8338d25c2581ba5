import type { ReactNode } from 'react';

import styles from './desk.module.css';

interface Props {
  /** The id of the heading that names it. */
  labelId?: string;
  /** Its name where no heading says it. */
  label?: string;
  heads: readonly { text: string; isNumber?: boolean }[];
  children: ReactNode;
}

/** A table that scrolls within itself where the window is narrow, by keys too. */
export function ScrollTable({ labelId, label, heads, children }: Props) {
  return (
    <div className={styles.scroll} role="region" aria-labelledby={labelId} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map(({ text, isNumber }) => (
              <th key={text} scope="col" className={isNumber ? styles.number : undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
