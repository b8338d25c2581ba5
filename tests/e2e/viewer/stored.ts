import type { Page } from 'playwright/test';

import { historyOf, type Reading } from '@/lib/domain/reading-history';

const read = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? undefined, key);

/** The reader's row of a title, if he has one. */
export async function historyRow(page: Page, titleId: number): Promise<Reading | undefined> {
  return historyOf(await read(page, 'readingHistory')).rows.find((row) => row.titleId === titleId);
}

/** The chapters that the reader's history has as read to their end, the newest first. */
export async function chaptersRead(page: Page): Promise<number[]> {
  return [...historyOf(await read(page, 'readingHistory')).read];
}

/** Where a chapter was left, and whether it counts as read to its end. */
export async function leftAt(page: Page, chapterId: number): Promise<{ page: number; finished: boolean } | undefined> {
  const rows = JSON.parse((await read(page, 'viewerPositions')) ?? '[]') as [
    id: number,
    page: number,
    fraction: number,
    finished: 0 | 1,
  ][];
  const row = rows.find(([id]) => id === chapterId);
  return row && { page: row[1], finished: row[3] === 1 };
}
