import type { CSSProperties, ReactNode } from 'react';

import { Link } from '@/lib/i18n/navigation';

import { BringIntoView } from './bring-into-view';
import styles from './giant-tabs.module.css';

interface GiantTab {
  href: string;
  name: string;
  current: boolean;
}

interface Props {
  /** What the pages behind the tabs are, for those who hear them. */
  label: string;
  tabs: readonly GiantTab[];
  /** What stands small at the right end of the same line. */
  meta?: ReactNode;
}

/** Sibling pages as giant words over a rule; as large as all of them fit in one line, down to a size from which they scroll. */
export function GiantTabs({ label, tabs, meta }: Props) {
  const letters = tabs.reduce((sum, { name }) => sum + [...name].length, 0);
  return (
    <div className={styles.frame}>
      <div className={styles.bar} style={{ '--letters': letters } as CSSProperties}>
        <nav className={styles.scroller} aria-label={label}>
          <ul className={styles.tabs}>
            {tabs.map(({ href, name, current }) => (
              <li key={href}>
                <Link href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
                  <span>{name}</span>
                  {current && <BringIntoView />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
    </div>
  );
}
