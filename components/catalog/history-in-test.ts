import type { Reading } from '@/lib/domain/reading-history';

/** A reading of page 3 of 10 of a title's first chapter; titles read later have higher ids. */
export const reading = (titleId: number, more: Partial<Reading> = {}): Reading => ({
  titleId,
  titleName: `Series ${titleId}`,
  coverUrl: `/media/cover/${titleId}/portrait-800.webp`,
  language: 'eng',
  chapterId: titleId * 1_000 + 1,
  chapterName: '#1',
  page: 3,
  total: 10,
  finished: false,
  next: { id: titleId * 1_000 + 2, name: '#2' },
  at: 1_900_000_000 + titleId,
  ...more,
});

/** Stores readings as the viewer does, the last one last, and the read chapters. */
export function store(readings: readonly Reading[], read: readonly number[][] = []): void {
  window.localStorage.setItem('readingHistory', JSON.stringify({ rows: [...readings].reverse(), read }));
}
