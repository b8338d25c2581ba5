'use client';

import { useEffect } from 'react';

import type { ChapterView } from '@/lib/domain/chapter-view';

/** Names the document after a chapter that only the browser was let into: the server named it after its refusal. */
export function useNameInTitle(chapter: ChapterView | undefined): void {
  useEffect(() => {
    if (chapter) document.title = `${chapter.titleName} ${chapter.chapterName}`;
  }, [chapter]);
}
