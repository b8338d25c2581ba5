const CHAPTERS_A_VOLUME = 9;

/** How many books a title's chapters fill; what is left over waits for the next. */
export function volumesInPrint(chapterCount: number): number {
  return Math.floor(chapterCount / CHAPTERS_A_VOLUME);
}
