'use client';

import { useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

import styles from './hottest.module.css';

/** A list that phones fold after ten, until asked for the rest. Without a label there is nothing to unfold. */
export function Fold({ label, children }: { label?: string; children: ReactNode }) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <>
      <ol className={classNames(styles.list, !unfolded && styles.folded)}>{children}</ol>
      {label && !unfolded && (
        <Button variant="outline" size="small" className={styles.unfold} onClick={() => setUnfolded(true)}>
          {label}
        </Button>
      )}
    </>
  );
}
