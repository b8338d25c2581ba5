import 'server-only';

import { cache } from 'react';

import { fetchChapterView } from '@/lib/api/chapter-view';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { Language } from '@/lib/domain/language';
import { OriginError } from '@/lib/domain/origin-error';

import { found } from './found';
import { send } from './send';

type ChapterRead =
  | { kind: 'open'; view: ChapterView }
  /** It may not be read, and these are the origin's words for it. */
  | { kind: 'refused'; popups: OriginError['popups'] };

/** A chapter as anybody may open it; undefined for one that never was. Counts no view: it is asked without a session. */
export const readChapter = cache(async (chapterId: number, language: Language): Promise<ChapterRead | undefined> => {
  try {
    const view = await found(fetchChapterView(send, { chapterId, languages: [language] }));
    return view && { kind: 'open', view };
  } catch (error) {
    if (error instanceof OriginError && error.isRefusal) return { kind: 'refused', popups: error.popups };
    throw error;
  }
});
