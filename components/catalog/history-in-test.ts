import type { Reading } from '@/lib/domain/reading-history';

/** A reading of a title: the third of ten pages of its first chapter, unless said otherwise. Titles read later have higher ids. */
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

/** Stores readings as the viewer would have, the last one last. */
export function store(readings: readonly Reading[], marks: readonly number[][] = []): void {
  window.localStorage.setItem('readingHistory', JSON.stringify({ rows: [...readings].reverse(), read: marks }));
}
