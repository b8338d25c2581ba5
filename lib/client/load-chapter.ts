import type { ChapterView } from '@/lib/domain/chapter-view';
import type { Language } from '@/lib/domain/language';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

import { send } from './send';

/** Asks for a chapter with the reader's session: this call alone counts a view. @throws OriginError, NetworkError, WireError */
export async function loadChapter(asked: {
  chapterId: number;
  languages: readonly Language[];
  quality?: ImageQuality;
  viewerMode?: ViewerMode;
}): Promise<ChapterView> {
  const { fetchChapterView } = await import('@/lib/api/chapter-view');
  return fetchChapterView(send, asked);
}
