import { fetchChapterView } from '@/lib/api/chapter-view';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { Language } from '@/lib/domain/language';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

import { send } from './send';
import { sendAhead } from './send-ahead';

export interface AskedChapter {
  chapterId: number;
  languages: readonly Language[];
  quality?: ImageQuality;
  viewerMode?: ViewerMode;
  /** Whether the reader reads it now. False asks without a session: no view is counted, and no ticket or free read spent. */
  asReader?: boolean;
}

/** Asks for a chapter, with the reader's session unless told otherwise: that call alone counts a view. @throws OriginError, NetworkError, WireError */
export function askChapter({ asReader = true, ...asked }: AskedChapter): Promise<ChapterView> {
  return fetchChapterView(asReader ? send : sendAhead, asked);
}
