'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { afterPaint } from '@/lib/client/after-paint';
import { limits } from '@/lib/limits';

import styles from './hottest.module.css';

/** A list that phones fold after ten, until asked for the rest. Without a label there is nothing to unfold. */
export function Fold({ label, children }: { label?: string; children: ReactNode }) {
  const [unfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  // The button that had the focus has gone: the first of the rest, which stands in its place, takes it. To take it now would have everything laid out twice before the press is answered.
  useEffect(() => {
    if (unfolded) void afterPaint().then(() => list.current?.children[limits.homeRankingPhoneEntries]?.querySelector('a')?.focus());
  }, [unfolded]);

  return (
    <>
      <ol ref={list} className={classNames(styles.list, !unfolded && styles.folded)}>{children}</ol>
      {label && !unfolded && (
        <Button variant="outline" size="small" className={styles.unfold} onClick={() => setUnfolded(true)}>
          {label}
        </Button>
      )}
    </>
  );
}
