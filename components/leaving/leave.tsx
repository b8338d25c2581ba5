'use client';

import { useEffect } from 'react';

import { limits } from '@/lib/limits';

import styles from './leave.module.css';
import { refreshAfter } from './model/refresh-after';
import { replaceWith } from './replace-with';

/** Leaves for an address in a moment, and shows how long that is. A page without scripts leaves by itself. */
export function Leave({ to }: { to: string }) {
  useEffect(() => {
    const timer = setTimeout(() => replaceWith(to), limits.leaveAfterMs);
    return () => clearTimeout(timer);
  }, [to]);

  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={refreshAfter(limits.leaveAfterMs, to)} />
      </noscript>
      <span className={styles.bar} aria-hidden>
        <span className={styles.done} style={{ animationDuration: `${limits.leaveAfterMs}ms` }} />
      </span>
    </>
  );
}
