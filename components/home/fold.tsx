'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { afterPaint } from '@/lib/client/after-paint';
import { limits } from '@/lib/limits';

import styles from './hottest.module.css';

/** A list that phones fold after ten, until asked for the rest. The button answers at once, and the rest, which a slow phone draws for long, comes after. Without a label there is nothing to unfold. */
export function Fold({ label, children }: { label?: string; children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  // The button that had the focus has gone: the first of the rest, which stands in its place, takes it.
  useEffect(() => {
    if (unfolded) list.current?.children[limits.homeRankingPhoneEntries]?.querySelector('a')?.focus();
  }, [unfolded]);

  async function unfold() {
    setAsked(true);
    await afterPaint();
    setUnfolded(true);
  }

  return (
    <>
      <ol ref={list} className={classNames(styles.list, !unfolded && styles.folded)}>{children}</ol>
      {label && !unfolded && (
        <Button variant="outline" size="small" className={styles.unfold} aria-disabled={isAsked} onClick={unfold}>
          {label}
        </Button>
      )}
    </>
  );
}
