'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';

import { isReaderBusy, watchReader } from './is-reader-busy';
import { nextTurn, type PopupName } from './model/popup-turns';

const due = new Set<PopupName>();
const listeners = new Set<() => void>();
let now: PopupName | undefined;
/** Its turn has just come and nothing is drawn yet: of those that become due together, the first of the order goes first. */
let isFresh = false;
let answeredOn: string | undefined;
let endWatch: (() => void) | undefined;

function settle(): void {
  const isBusy = isReaderBusy();
  const next = nextTurn({ due, now: isFresh ? undefined : now, isBusy, wasAnswered: answeredOn === window.location.pathname });
  const isHeld = isBusy && [...due].some((name) => name !== next);
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
export function usePopupTurn(name: PopupName, isDue: boolean): { isTurn: boolean; putAway: () => void } {
  const turn = useSyncExternalStore(subscribe, () => now, () => undefined);
  const path = usePathname();

  useEffect(() => {
    if (!isDue) return;
    due.add(name);
    settle();
    return () => {
      due.delete(name);
      settle();
    };
  }, [name, isDue]);

  useEffect(() => {
    if (isDue) settle();
  }, [isDue, path]);

  return { isTurn: isDue && turn === name, putAway: () => void (answeredOn = window.location.pathname) };
}
