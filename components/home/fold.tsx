'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useAnswerFirst } from '@/lib/client/use-answer-first';
import { limits } from '@/lib/limits';

import styles from './hottest.module.css';

/** A list that phones fold after ten, until asked for the rest. The button answers at once, and the rest, which a slow phone draws for long, comes after. Without a label there is nothing to unfold. */
export function Fold({ label, children }: { label?: string; children: ReactNode }) {
  const [unfolded, setUnfolded] = useState(false);
  const [isExpanded, answer] = useAnswerFirst(unfolded);
  const list = useRef<HTMLOListElement>(null);

  // The button that had the focus has gone: the first of the rest, which stands in its place, takes it.
  useEffect(() => {
    if (unfolded) list.current?.children[limits.homeRankingPhoneEntries]?.querySelector('a')?.focus();
  }, [unfolded]);

  return (
    <>
      <ol ref={list} className={classNames(styles.list, !unfolded && styles.folded)}>
        {children}
      </ol>
      {label && !unfolded && (
        <Button
          variant="outline"
          size="small"
          className={styles.unfold}
          aria-expanded={isExpanded}
          onClick={() => answer(true, () => setUnfolded(true))}
        >
          {label}
        </Button>
      )}
    </>
  );
}
