import { withReading, type Reading } from '@/lib/domain/reading-history';

import { keep, readKept } from './kept-history';

/** Puts where the reader is into his history, as of now. May be called at every page turn: nothing but what shows the history is drawn anew. */
export function recordReading(reading: Omit<Reading, 'at'>): void {
  keep(withReading(readKept(), { ...reading, at: Math.floor(Date.now() / 1_000) }));
}
