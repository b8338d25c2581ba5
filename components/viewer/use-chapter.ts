'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';

import { readContentLanguages } from '@/lib/client/content-languages';
import { loadChapter } from '@/lib/client/load-chapter';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';
import { languageOf } from '@/lib/i18n/locales';

import { mergeChapter } from './model/merge-chapter';

/**
 * The chapter as the server gave it, then as the reader's own session gets it, which counts the view. Asked again for another
 * quality. Whatever goes wrong with that, what is there stays. `settled`: the first such answer has come, or will not.
 */
export function useChapter(given: ChapterView, { quality, mode }: { quality: ImageQuality; mode: ViewerMode }) {
  const [chapter, setChapter] = useState(given);
  const [settled, setSettled] = useState(false);
  const own = languageOf(useLocale());

  const load = useEffectEvent(() => {
    return loadChapter({ chapterId: given.chapterId, languages: readContentLanguages(own), quality, viewerMode: mode });
  });

  useEffect(() => {
    let current = true;
    const settle = (fresh?: ChapterView) => {
      if (!current) return;
      if (fresh) setChapter((shown) => mergeChapter(shown, fresh));
      setSettled(true);
    };
    load().then(settle, () => settle());
    return () => {
      current = false;
    };
  }, [given.chapterId, quality]);

  return { chapter, settled };
}
