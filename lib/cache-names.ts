const CHAPTER = 'chapter-';

/** What the browser's Cache Storage holds, by name. */
export const cacheNames = {
  /** Pages as they were last visited. */
  pages: 'pages',
  /** Pages that must open without a network: `/offline` and the kept chapters' list, in the locales that were read. */
  shell: 'shell',
  /** Covers and banners that were seen, and pages of chapters that were read. */
  pictures: 'pictures',
  readPages: 'read-pages',
  /** Scripts, styles and fonts, with a list for each build. */
  built: 'built',
  /** All of a chapter that the reader keeps: without its record, which is put in last, it is not complete. */
  chapter: (chapterId: number) => `${CHAPTER}${chapterId}`,
} as const;

/** Addresses in a chapter's own cache that are nobody's on the network. */
export const keptEntries = { record: '/.kept/record', answer: '/.kept/answer' } as const;

/** The chapter whose cache a name is; undefined for other caches. */
export function chapterOfCache(name: string): number | undefined {
  const id = name.startsWith(CHAPTER) ? Number(name.slice(CHAPTER.length)) : NaN;
  return Number.isInteger(id) ? id : undefined;
}
