import { STRANGER, type Reader } from './store/reader';

/** All marks that can be on a page with these chapters and comments. */
export function marksOn({
  chapters,
  comments = [],
}: {
  chapters: readonly { id: number }[];
  comments?: readonly { id: number }[];
}): string[] {
  return [
    'favorite',
    ...chapters.map(({ id }) => `view ${id}`),
    ...comments.flatMap(({ id }) => [`like ${id}`, `own ${id}`]),
  ];
}

/** A reader as the marks that he leaves on a page; undefined where there is more to him: what he opened by passes, or a plan. */
export function marksOf({
  isFavorite,
  viewed,
  likedComments,
  ownComments,
  passes,
  subscription,
}: Reader): string[] | undefined {
  if (passes.size > 0 || subscription) return undefined;
  return [
    ...(isFavorite ? ['favorite'] : []),
    ...[...viewed.keys()].map((id) => `view ${id}`),
    ...[...likedComments].map((id) => `like ${id}`),
    ...[...ownComments].map((id) => `own ${id}`),
  ];
}

/** The reader who leaves just these marks. */
export function readerOf(marks: readonly string[]): Reader {
  const idsOf = (kind: string) =>
    marks.flatMap((mark) => (mark.startsWith(`${kind} `) ? [Number(mark.slice(kind.length + 1))] : []));
  return {
    ...STRANGER,
    isFavorite: marks.includes('favorite'),
    viewed: new Map(idsOf('view').map((id) => [id, 0])),
    likedComments: new Set(idsOf('like')),
    ownComments: new Set(idsOf('own')),
  };
}
