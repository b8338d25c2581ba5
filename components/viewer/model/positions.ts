/** Where a chapter was left: a page from 1, how far into it (0 to 1), and whether its end had been reached. */
export interface SavedPosition {
  chapterId: number;
  page: number;
  fraction: number;
  finished: boolean;
}

type Row = [chapterId: number, page: number, fraction: number, finished: 0 | 1];

/** How many chapters are remembered: the last ones read. */
const KEPT = 200;

const isRow = (value: unknown): value is Row =>
  Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);

function rows(stored: string | undefined): Row[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isRow) : [];
  } catch {
    return [];
  }
}

/** The stored list with a position put first. */
export function withPosition(
  stored: string | undefined,
  { chapterId, page, fraction, finished }: SavedPosition,
): string {
  const row: Row = [chapterId, page, Math.round(fraction * 1000) / 1000, finished ? 1 : 0];
  return JSON.stringify([row, ...rows(stored).filter(([id]) => id !== chapterId)].slice(0, KEPT));
}

/** Where to open a chapter again; undefined for one never opened, and for one read to its end: that starts over. */
export function positionToRestore(stored: string | undefined, chapterId: number): SavedPosition | undefined {
  const row = rows(stored).find(([id]) => id === chapterId);
  if (!row || row[3] === 1) return undefined;
  return { chapterId, page: row[1], fraction: row[2], finished: false };
}
