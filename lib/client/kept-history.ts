import { historyOf, joinedHistory, withoutTitle, type ReadingHistory } from '@/lib/domain/reading-history';
import { storage } from '@/lib/storage';

import { watchOtherTabs } from './watch-other-tabs';

const KEY = 'readingHistory';

const listeners = new Set<() => void>();
let last: { stored: string | undefined; history: ReadingHistory } | undefined;

export const readKept = () => storage.read(KEY);

/** Keeps a history, and tells this tab of it; the browser tells the others. */
export function keep(stored: string): void {
  storage.write(KEY, stored);
  listeners.forEach((listener) => listener());
}

/** The history as it is kept; the same object until it changes. */
export function keptHistory(): ReadingHistory {
  const stored = readKept();
  if (!last || last.stored !== stored) last = { stored, history: historyOf(stored) };
  return last.history;
}

/** Calls a listener after each change, in whichever tab. Returns how to stop. */
export function watchHistory(listener: () => void): () => void {
  const unwatch = watchOtherTabs(KEY, listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}

/** Forgets what was read of a title, or of all. Returns how to bring it back. */
export function forgetReadings(titleId?: number): () => void {
  const before = readKept();
  const { rest, taken } = titleId === undefined ? { rest: '{}', taken: before } : withoutTitle(before, titleId);
  keep(rest);
  return () => keep(joinedHistory(readKept(), taken));
}
