import { pageContentOf } from '@/lib/domain/page-content';

import type { Item } from './sequence';

/** Where a chapter was left: a page from 1, how far into it (0 to 1), and whether its end had been reached. */
export interface SavedPosition {
  chapterId: number;
  page: number;
  /** What the page shows: its number is another once pages before it are inserted or removed. Undefined where only the number is known. */
  identity?: string;
  fraction: number;
  finished: boolean;
}

type Row = [chapterId: number, page: number, fraction: number, finished: 0 | 1, identity?: string];

/** How many chapters are remembered: the last ones read. */
const KEPT = 200;

const isRow = (value: unknown): value is Row =>
  Array.isArray(value) &&
  (value.length === 4 || (value.length === 5 && typeof value[4] === 'string')) &&
  value.slice(0, 4).every(Number.isFinite);

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
  { chapterId, page, identity, fraction, finished }: SavedPosition,
): string {
  const row: Row = [chapterId, page, Math.round(fraction * 1000) / 1000, finished ? 1 : 0];
  if (identity !== undefined) row.push(identity);
  return JSON.stringify([row, ...rows(stored).filter(([id]) => id !== chapterId)].slice(0, KEPT));
}

/** Where to open a chapter again; undefined for one never opened, and for one read to its end: that starts over. */
export function positionToRestore(stored: string | undefined, chapterId: number): SavedPosition | undefined {
  const row = rows(stored).find(([id]) => id === chapterId);
  if (!row || row[3] === 1) return undefined;
  return { chapterId, page: row[1], identity: row[4], fraction: row[2], finished: false };
}

/** The identity of each page that has one, by its number: its content, and which one it is among several alike, such as blank pages. */
function identitiesOf(items: readonly Item[]): Map<number, string> {
  const seen = new Map<string, number>();
  const identities = new Map<number, string>();
  for (const item of items) {
    const page = item.kind === 'manga' ? pageContentOf(item.page.imageUrl) : undefined;
    if (!page) continue;
    const shown = page.content + page.part;
    const occurrence = (seen.get(shown) ?? 0) + 1;
    seen.set(shown, occurrence);
    identities.set(item.number, occurrence === 1 ? shown : `${shown}.${occurrence}`);
  }
  return identities;
}

const withoutPart = (identity: string) => identity.replace(/-(?:left|right)/, '');

/** The identity of a chapter's page, from 1; undefined where its address has none. */
export function identityOfPage(items: readonly Item[], page: number): string | undefined {
  return identitiesOf(items).get(page);
}

/**
 * The page, from 1, that shows what a saved one showed: the same picture, else a part of it or the whole, since only some modes split pages.
 * The saved number where the chapter has neither.
 */
export function pageToRestore(
  items: readonly Item[],
  { page, identity }: Pick<SavedPosition, 'page' | 'identity'>,
): number {
  if (identity === undefined) return page;
  const pages = [...identitiesOf(items)];
  const same = pages.find(([, one]) => one === identity);
  const [number] = same ?? pages.find(([, one]) => withoutPart(one) === withoutPart(identity)) ?? [page];
  return number;
}
