'use client';

import type { ChapterView } from '@/lib/domain/chapter-view';

import { DEFAULT_QUALITY, forcedMode, modeOf, qualityOf } from './model/settings';
import { OpenChapter } from './open-chapter';
import { RefusedChapter } from './refused-chapter';
import { useChapter } from './use-chapter';
import { useStoredChoice } from './use-stored-choice';

/**
 * Reads one chapter, until the origin says that it may not be read any more. The server's HTML is the vertical strip with its first
 * picture; everything else begins in the browser.
 */
export function Viewer({ view }: { view: ChapterView }) {
  const [chosenMode, chooseMode] = useStoredChoice('viewerMode', modeOf);
  const [quality, chooseQuality] = useStoredChoice('viewerQuality', qualityOf);
  const forced = forcedMode(view);
  const mode = forced ?? chosenMode;
  const { chapter, settled, refusal } = useChapter(view, { quality, mode });
  if (refusal) return <RefusedChapter popup={refusal.popup} titleId={view.titleId} />;
  return (
    <OpenChapter
      chapter={chapter}
      mode={mode}
      isForced={forced !== undefined}
      quality={quality}
      isHeld={quality !== DEFAULT_QUALITY && !settled}
      onMode={chooseMode}
      onQuality={chooseQuality}
    />
  );
}
