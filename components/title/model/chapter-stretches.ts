import type { Chapter } from '@/lib/domain/chapter';
import type { ChapterGroup } from '@/lib/domain/chapter-group';

/** What a row shows of a chapter. */
export type ListedChapter = Pick<
  Chapter,
  'id' | 'name' | 'subTitle' | 'thumbnailUrl' | 'startAt' | 'endAt' | 'access' | 'commentCount'
>;

/** Chapters that stand together in the list, oldest first: the start of the story, a part that is in the app only, or any other. */
export interface Stretch {
  kind: 'start' | 'app' | 'open';
  chapters: ListedChapter[];
}

function listed({ id, name, subTitle, thumbnailUrl, startAt, endAt, access, commentCount }: Chapter): ListedChapter {
  return { id, name, subTitle, thumbnailUrl, startAt, endAt, access, commentCount };
}

const oldestFirst = (chapters: readonly Chapter[]) =>
  chapters.map(listed).sort((a, b) => a.startAt - b.startAt || a.id - b.id);

/** A title's chapter groups as the list shows them, oldest stretch first, empty ones left out. */
export function chapterStretches(groups: readonly ChapterGroup[]): Stretch[] {
  const stretches = groups.flatMap(({ first, mid, last }, index): Stretch[] => [
    { kind: index === 0 ? 'start' : 'open', chapters: oldestFirst(first) },
    { kind: 'app', chapters: oldestFirst(mid) },
    { kind: 'open', chapters: oldestFirst(last) },
  ]);
  return stretches.filter(({ chapters }) => chapters.length > 0).reduce<Stretch[]>(joinAlike, []);
}

// The origin cuts a long series into groups of fifty or so; what is in the app from one group to the next is one part to a reader.
function joinAlike(joined: Stretch[], next: Stretch): Stretch[] {
  const before = joined.at(-1);
  if (before?.kind !== next.kind) return [...joined, next];
  return [...joined.slice(0, -1), { ...next, chapters: [...before.chapters, ...next.chapters] }];
}

/** The numbers that a stretch covers, "4–122"; undefined where its ends carry none. */
export function rangeOf({ chapters }: Stretch): string | undefined {
  const numbers = [chapters[0], chapters.at(-1)].map(
    (chapter) => /^#\s*(\d+(?:\.\d+)?)$/.exec(chapter?.name ?? '')?.[1],
  );
  if (!numbers.every((number) => number !== undefined)) return undefined;
  return [...new Set(numbers.sort((a, b) => Number(a) - Number(b)))].join('–');
}

/** The whole list turned round, stretches and rows alike. */
export function turnedRound(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map((stretch) => ({ ...stretch, chapters: [...stretch.chapters].reverse() })).reverse();
}

/** Where a new reader begins: the oldest chapter that is free, else the oldest that may be opened here at all. */
export function firstReadable(stretches: readonly Stretch[]): ListedChapter | undefined {
  const open = stretches.flatMap(({ kind, chapters }) => (kind === 'app' ? [] : chapters));
  return (
    open.find(({ access }) => access === 'free') ?? open.find(({ access }) => access === 'one-time-free') ?? open[0]
  );
}
