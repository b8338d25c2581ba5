import { useId, type ReactNode } from 'react';

import styles from './settings-popup.module.css';

/** Settings that belong together, under their head. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h3 id={heading} className={styles.groupTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}
