import type { ReactNode } from 'react';

import styles from './breadcrumb.module.css';

interface Props {
  /** What the list is called when read aloud. */
  label: string;
  /** Links, from the outermost in. */
  links: readonly { key: string; link: ReactNode }[];
  /** The name of the page itself, which leads nowhere. */
  current: string;
}

/** The way to a page, in one line. */
export function Breadcrumb({ label, links, current }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {links.map(({ key, link }) => (
          <li key={key} className={styles.crumb}>
            {link}
          </li>
        ))}
        <li className={styles.crumb}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
