import type { ChapterOrigin } from '../../support/chapter-origin';

/** Numbers of a chapter's pages whose pictures are at these paths, in their order, each as often as it is there. */
export function pagesIn(paths: readonly string[], chapterId: number): number[] {
  const picture = new RegExp(`^/pages/${chapterId}/\\w+/(\\d+)\\.webp`);
  return paths.flatMap((path) => picture.exec(path)?.[1] ?? []).map(Number);
}

/** Numbers of a chapter's pages whose pictures the origin was asked for, in that order, each as often as it was. */
export const askedPages = ({ asked }: ChapterOrigin, chapterId: number): number[] =>
  pagesIn(
    asked.map(({ path }) => path),
    chapterId,
  );

/** Calls for a chapter by readers' browsers, which tell their session, or ahead of them, without one. */
export function calls({ asked }: ChapterOrigin, chapterId: number, by: 'reader' | 'nobody') {
  return asked.filter(
    ({ path, headers }) =>
      path.startsWith('/api/manga_viewer') &&
      path.includes(`chapter_id=${chapterId}&`) &&
      ('session-token' in headers ? 'reader' : 'nobody') === by,
  );
}
