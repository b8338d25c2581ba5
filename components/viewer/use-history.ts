'use client';

import { useEffect, useEffectEvent } from 'react';

import type { ChapterView } from '@/lib/domain/chapter-view';

import { nextOf } from './model/next-of';
import type { Position } from './model/progress';

/** Puts each page that is read into the reader's history. `isStarted`: the place is the reader's own. */
export function useHistory(chapter: ChapterView, { to, total }: Position, { isStarted, isFinished }: { isStarted: boolean; isFinished: boolean }): void {
  const record = useEffectEvent(() => {
    const { titleId, titleName, title, language, chapterId, chapterName } = chapter;
    const next = nextOf(chapter);
    const reading = {
      titleId,
      titleName,
      coverUrl: title.portraitImageUrl,
      language,
      chapterId,
      chapterName,
      page: to,
      total,
      finished: isFinished,
      next: next && { id: next.id, name: next.name },
    };
    // The first page need not wait for what remembers it.
    import('@/lib/client/record-reading').then(({ recordReading }) => recordReading(reading)).catch(() => undefined);
  });
  useEffect(() => {
    if (isStarted && total > 0) record();
  }, [isStarted, isFinished, chapter.chapterId, to, total]);
}
