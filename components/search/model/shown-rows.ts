import { limits } from '@/lib/limits';

/** Rows that are shown at first, and that each wish for more adds. */
export const ROWS = 24;

/** How many rows an address asks for: whole helpings of them, and no more than a search finds. */
export function shownRows(value: string | readonly string[] | undefined): number {
  const rows = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : ROWS;
  return Math.min(limits.foundTitlesMax, Math.max(1, Math.ceil(rows / ROWS)) * ROWS);
}
