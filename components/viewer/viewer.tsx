'use client';

import type { ChapterView } from '@/lib/domain/chapter-view';

import { DEFAULT_QUALITY, forcedMode, modeOf, qualityOf } from './model/settings';
import { OpenChapter } from './open-chapter';
import { RefusedChapter } from './refused-chapter';
import { useChapter, type GivenChapter } from './use-chapter';
import { useNameInTitle } from './use-name-in-title';
import { useStoredChoice } from './use-stored-choice';

/**
 * Reads one chapter, as long as the origin lets its reader. The server's HTML is the vertical strip with its first picture, or, where
 * only a session might be let in, why nobody else is; everything else begins in the browser.
 */
export function Viewer({ given }: { given: GivenChapter }) {
  const [chosenMode, chooseMode] = useStoredChoice('viewerMode', modeOf);
  const [quality, chooseQuality] = useStoredChoice('viewerQuality', qualityOf);
  const modeFor = (view: ChapterView | undefined) => (view && forcedMode(view)) ?? chosenMode;
  const { chapter, settled, refusal } = useChapter(given, { quality, mode: modeFor(given.view) });
  useNameInTitle(given.view ? undefined : chapter);
  if (!chapter || refusal) return <RefusedChapter popup={refusal?.popup} titleId={chapter?.titleId} isAsking={!settled} />;
  return (
    <OpenChapter
      chapter={chapter}
      mode={modeFor(chapter)}
      isForced={forcedMode(chapter) !== undefined}
      quality={quality}
      isHeld={quality !== DEFAULT_QUALITY && !settled}
      onMode={chooseMode}
      onQuality={chooseQuality}
    />
  );
}
