'use client';

import { useEffect, useRef } from 'react';

import type { ChapterView } from '@/lib/domain/chapter-view';

/** What stands between a page's name and the site's. */
const SITE = ' | ';

/**
 * Names the document after the chapter that is read, where it bears another name: one was read on into, or the browser alone was let in.
 * @param named the chapter that the server has named it after, if any
 */
export function useNameInTitle(chapter: ChapterView | undefined, named: number | undefined): void {
  const last = useRef(named);
  const name = chapter && `${chapter.titleName} ${chapter.chapterName}`;
  const chapterId = chapter?.chapterId;
  useEffect(() => {
    if (!name || last.current === chapterId) return;
    last.current = chapterId;
    const [, ...site] = document.title.split(SITE);
    document.title = [name, ...site.slice(-1)].join(SITE);
  }, [name, chapterId]);
}
