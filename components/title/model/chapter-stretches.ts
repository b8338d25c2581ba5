import type { Chapter } from '@/lib/domain/chapter';
import type { ChapterGroup } from '@/lib/domain/chapter-group';

/** What a row shows of a chapter. */
export type ListedChapter = Pick<Chapter, 'id' | 'name' | 'subTitle' | 'thumbnailUrl' | 'startAt' | 'endAt' | 'access' | 'commentCount'>;

/** Chapters that stand together in the list, oldest first: the start of the story, a part that is in the app only, or any other. */
export interface Stretch {
  kind: 'start' | 'app' | 'open';
  /** As printed, "4–122"; empty where the origin names no range. */
  range: string;
  chapters: ListedChapter[];
}

function listed({ id, name, subTitle, thumbnailUrl, startAt, endAt, access, commentCount }: Chapter): ListedChapter {
  return { id, name, subTitle, thumbnailUrl, startAt, endAt, access, commentCount };
}

const oldestFirst = (chapters: readonly Chapter[]) => chapters.map(listed).sort((a, b) => a.startAt - b.startAt || a.id - b.id);

/** A title's chapter groups as the list shows them, oldest stretch first, empty ones left out. */
export function chapterStretches(groups: readonly ChapterGroup[]): Stretch[] {
  const stretches = groups.flatMap(({ chapterNumbers, first, mid, last }, index): Stretch[] => [
    { kind: index === 0 ? 'start' : 'open', range: '', chapters: oldestFirst(first) },
    { kind: 'app', range: chapterNumbers.replace(/\s*-\s*/, '–'), chapters: oldestFirst(mid) },
    { kind: 'open', range: '', chapters: oldestFirst(last) },
  ]);
  return stretches.filter(({ chapters }) => chapters.length > 0);
}

/** The whole list turned round, stretches and rows alike. */
export function newestFirst(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map((stretch) => ({ ...stretch, chapters: [...stretch.chapters].reverse() })).reverse();
}

/** Where a new reader begins: the oldest chapter that is free, else the oldest that may be opened here at all. */
export function firstReadable(stretches: readonly Stretch[]): ListedChapter | undefined {
  const open = stretches.flatMap(({ kind, chapters }) => (kind === 'app' ? [] : chapters));
  return open.find(({ access }) => access === 'free') ?? open.find(({ access }) => access === 'one-time-free') ?? open[0];
}
