import type { ChapterView } from '@/lib/domain/chapter-view';
import { pathId } from '@/lib/routes';
import { readChapter } from '@/lib/server/read-chapter';

/** A chapter speaks its own language, whoever asks. */
const ANY_LANGUAGE = 'eng';

/** The chapter of a path's segment, where anybody may read it now. */
export async function readOpenChapter(segment: string): Promise<ChapterView | undefined> {
  const id = pathId(segment);
  const chapter = id ? await readChapter(id, ANY_LANGUAGE) : undefined;
  return chapter?.kind === 'open' ? chapter.view : undefined;
}
