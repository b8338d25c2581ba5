import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import styles from './bare.module.css';
import { Wordmark } from './wordmark';

/** The wordmark alone around a page from which there is nowhere to go. */
export function Bare({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <>
      <header className={styles.header}>
        <Wordmark name={t('name')} />
      </header>
      <main id="content">{children}</main>
    </>
  );
}
