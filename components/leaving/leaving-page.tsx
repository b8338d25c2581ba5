import type { ReactNode } from 'react';

import { Mark } from '@/components/ui/mark';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './leaving-page.module.css';

/** A page between two places: the mark, and what it says of the way. Nothing of the site is around it. */
export function LeavingPage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <Link href={routes.home()} className={styles.mark} prefetch={false}>
        <Mark />
        <span data-site-name>{name}</span>
      </Link>
      {children}
    </main>
  );
}
