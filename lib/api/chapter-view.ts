import type { ChapterView } from '@/lib/domain/chapter-view';
import type { Language } from '@/lib/domain/language';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

import { ask } from './ask';
import { decodeChapterView } from './decode/chapter-view';
import { languagesParameter } from './languages-parameter';
import type { Send } from './send';

/**
 * A chapter's pages. Double pages come as halves when `split` is set, the default.
 * @throws OriginError with `isNotFound` for a chapter that never was, with popups for one that may not be read, else as `ask` does
 */
export async function fetchChapterView(
  send: Send,
  {
    chapterId,
    languages,
    quality = 'high',
    viewerMode = 'vertical',
    split = true,
  }: {
    chapterId: number;
    languages: readonly Language[];
    quality?: ImageQuality;
    viewerMode?: ViewerMode;
    split?: boolean;
  },
): Promise<ChapterView> {
  const { view } = await ask(send, {
    endpoint: 'viewer',
    query: {
      chapter_id: chapterId,
      split: split ? 'yes' : 'no',
      img_quality: quality,
      viewer_mode: viewerMode,
      clang: languagesParameter(languages),
    },
  });
  return decodeChapterView(view);
}
