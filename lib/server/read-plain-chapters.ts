import 'server-only';

import { readOpenChapters } from './read-catalogue';

/** Tells which of some chapters anybody may read now and any program can show. */
export async function readPlainChapters(ids: readonly number[]): Promise<(chapterId: number) => boolean> {
  const open = ids.length > 0 ? await readOpenChapters(ids) : [];
  const plain = new Set(open.filter(({ isPlain }) => isPlain).map(({ id }) => id));
  return (chapterId) => plain.has(chapterId);
}
