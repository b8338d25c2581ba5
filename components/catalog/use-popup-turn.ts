'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';

import { limits } from '@/lib/limits';
import { isReaderBusy, watchReader } from './is-reader-busy';
import { nextTurn, type PopupName, type PopupStage } from './model/popup-turns';

const due = new Map<PopupName, 'coming' | 'due'>();
const listeners = new Set<() => void>();
let now: PopupName | undefined;
/** Its turn has just come: of those that become due together, the first of the order goes first, unless the one before it has opened already. */
let isFresh = false;
let answeredOn: string | undefined;
let endWatch: (() => void) | undefined;

function settle(): void {
  const isBusy = isReaderBusy();
  const next = nextTurn({
    due,
    now: isFresh && !isBusy ? undefined : now,
    isBusy,
    wasAnswered: answeredOn === window.location.pathname,
  });
  const isHeld = isBusy && [...due].some(([name, stage]) => stage === 'due' && name !== next);
  if (isHeld) endWatch ??= watchReader(settle);
  else {
    endWatch?.();
    endWatch = undefined;
  }
  if (next === now) return;
  now = next;
  isFresh = true;
  queueMicrotask(() => void (isFresh = false));
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/**
 * Whether it is a popup's turn: one comes at a time, in the order of its table, and none while the reader types or has a dialog open. `putAway` is to
 * be called when the reader has answered it: the next one waits for another page.
 */
export function usePopupTurn(name: PopupName, stage: PopupStage): { isTurn: boolean; putAway: () => void } {
  const turn = useSyncExternalStore(
    subscribe,
    () => now,
    () => undefined,
  );
  const path = usePathname();

  useEffect(() => {
    if (stage === 'over') return;
    due.set(name, stage);
    settle();
    const leave = () => {
      due.delete(name);
      settle();
    };
    const patience = stage === 'coming' ? setTimeout(leave, limits.popupWaitMs) : undefined;
    return () => {
      clearTimeout(patience);
      leave();
    };
  }, [name, stage]);

  useEffect(() => {
    if (stage === 'due') settle();
  }, [stage, path]);

  return { isTurn: stage === 'due' && turn === name, putAway: () => void (answeredOn = window.location.pathname) };
}
