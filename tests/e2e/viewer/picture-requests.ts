import type { ChapterOrigin } from '../../support/chapter-origin';

/** Numbers of a chapter's pages whose pictures were asked for, in that order, each as often as it was. */
export function askedPages({ asked }: ChapterOrigin, chapterId: number): number[] {
  const picture = new RegExp(`^/pages/${chapterId}/\\w+/(\\d+)\\.webp`);
  return asked.flatMap(({ path }) => picture.exec(path)?.[1] ?? []).map(Number);
}

/** Calls for a chapter by readers' browsers, which tell their session, or ahead of them, without one. */
export function calls({ asked }: ChapterOrigin, chapterId: number, by: 'reader' | 'nobody') {
  return asked.filter(({ path, headers }) => path.startsWith('/api/manga_viewer') && path.includes(`chapter_id=${chapterId}&`) && ('session-token' in headers ? 'reader' : 'nobody') === by);
}
