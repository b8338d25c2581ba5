'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import { readContentLanguages } from '@/lib/client/content-languages';
import { loadChapter } from '@/lib/client/load-chapter';
import type { ChapterView } from '@/lib/domain/chapter-view';
import { OriginError } from '@/lib/domain/origin-error';
import type { SystemPopup } from '@/lib/domain/popup';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';
import { languageOf } from '@/lib/i18n/locales';

import { mergeChapter } from './model/merge-chapter';
import { refusalFor } from './model/refusal';

/** What the server, which has no session, was told of a chapter: all of it, or why it may not be read. */
export type GivenChapter = { chapterId: number; view: ChapterView } | { chapterId: number; view?: undefined; popup: SystemPopup | undefined };

/**
 * The chapter as the server was given it, then as the reader's own session gets it, which spends what it costs and counts the view.
 * Asked again for another quality. `settled`: the first such answer has come, or will not. `refusal`: the origin does not let it be
 * read, in its words if it has any; whatever else goes wrong with the call, what is there stays.
 */
export function useChapter(given: GivenChapter, { quality, mode }: { quality: ImageQuality; mode: ViewerMode }) {
  const [chapter, setChapter] = useState(given.view);
  const [settled, setSettled] = useState(false);
  const [refusal, setRefusal] = useState<{ popup: SystemPopup | undefined } | undefined>(given.view ? undefined : given);
  const hydrated = useHydrated();
  const own = languageOf(useLocale());

  const load = useEffectEvent(() =>
    loadChapter({ chapterId: given.chapterId, languages: readContentLanguages(own), quality, viewerMode: mode }),
  );
  const refuse = useEffectEvent((error: unknown) => {
    if (error instanceof OriginError) setRefusal({ popup: refusalFor(error.popups, own) });
  });

  useEffect(() => {
    // What the reader has stored is known from here on: asked earlier, it would be asked twice.
    if (!hydrated) return;
    let current = true;
    const settle = (what: () => void) => {
      if (!current) return;
      what();
      setSettled(true);
    };
    load().then(
      (fresh) =>
        settle(() => {
          setChapter((shown) => (shown ? mergeChapter(shown, fresh) : fresh));
          setRefusal(undefined);
        }),
      (error: unknown) => settle(() => refuse(error)),
    );
    return () => {
      current = false;
    };
  }, [hydrated, given.chapterId, quality]);

  return { chapter, settled, refusal };
}
