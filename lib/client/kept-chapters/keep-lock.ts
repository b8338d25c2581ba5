/** What a tab holds while it keeps a chapter. */
export function keepLock(chapterId: number): string {
  return `keep-chapter-${chapterId}`;
}
