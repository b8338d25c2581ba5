'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import { usePathname } from '@/lib/i18n/navigation';

import styles from './menu.module.css';

/** The collapsible panel of small screens; it is shut again on the next page. */
export function Menu({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <details key={usePathname()} className={styles.menu}>
      <summary className={styles.toggle} aria-label={t('menu')}>
        <Icon name="menu" />
      </summary>
      <nav className={styles.panel} aria-label={t('menu')}>
        {children}
      </nav>
    </details>
  );
}
