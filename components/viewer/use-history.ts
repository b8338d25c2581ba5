'use client';

import { useEffect, useEffectEvent } from 'react';

import type { ChapterView } from '@/lib/domain/chapter-view';

import type { Position } from './model/progress';
import { rememberRead } from './remember-read';

/** Puts each page that is read into the reader's history. `isStarted`: the place is the reader's own. */
export function useHistory(
  chapter: ChapterView,
  position: Position,
  { isStarted, isFinished }: { isStarted: boolean; isFinished: boolean },
): void {
  const { to, total } = position;
  const record = useEffectEvent(() => rememberRead(chapter, position, isFinished));
  useEffect(() => {
    if (isStarted && total > 0) record();
  }, [isStarted, isFinished, chapter.chapterId, to, total]);
}
