import { fetchChapterView } from '@/lib/api/chapter-view';
import { NetworkError } from '@/lib/api/network-error';
import type { ChapterView } from '@/lib/domain/chapter-view';

import type { AskedChapter } from './asked-chapter';
import { keptAnswer } from './kept-chapters/kept-answer';
import { renewKept } from './kept-chapters/renew-kept';
import { send } from './send';
import { sendAhead } from './send-ahead';

/**
 * Asks for a chapter, with the reader's session unless told otherwise: that call alone counts a view. Where nothing comes back, a chapter that
 * the reader keeps is read as it was kept; one whose pages are others now is renewed. @throws OriginError, NetworkError, WireError
 */
export async function askChapter({ asReader = true, ...asked }: AskedChapter): Promise<ChapterView> {
  try {
    const view = await fetchChapterView(asReader ? send : sendAhead, asked);
    // A download that could not be renewed stays as it was, and is renewed the next time that the chapter is read.
    if (asReader) renewKept(view, asked).catch(() => undefined);
    return view;
  } catch (error) {
    const kept = error instanceof NetworkError ? await keptAnswer(asked.chapterId) : undefined;
    if (!kept) throw error;
    return fetchChapterView(() => Promise.resolve(kept), asked);
  }
}
