'use client';

import dynamic from 'next/dynamic';
import { useDeferredValue, useEffect, useEffectEvent, type ReactNode } from 'react';

import { useAdsRefused } from '@/lib/client/third-parties/use-ads-refused';
import type { ChapterView } from '@/lib/domain/chapter-view';
import { useRouter } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { DEFAULT_QUALITY, forcedMode, modeOf, qualityOf } from './model/settings';
import { OpenChapters } from './open-chapters';
import { chapterOfAddress } from './use-address';
import { useNameInTitle } from './use-name-in-title';
import { useRun, type GivenChapter } from './use-run';
import { useStoredChoice } from './use-stored-choice';

// Comes with the pages that show it.
const RefusedChapter = dynamic(() => import('./refused-chapter').then((module) => module.RefusedChapter));

/**
 * Reads a chapter, and on into those that follow, as long as the origin lets its reader. The server's HTML is the vertical strip with
 * its first picture, or, where only a session might be let in, why nobody else is; everything else begins in the browser.
 */
export function Viewer({ given, ad }: { given: GivenChapter; ad?: ReactNode }) {
  const [chosenMode, chooseMode] = useStoredChoice('viewerMode', modeOf);
  const [quality, chooseQuality] = useStoredChoice('viewerQuality', qualityOf);
  const modeFor = (view: ChapterView | undefined) => (view && forcedMode(view)) ?? chosenMode;
  const run = useRun(given, { quality, mode: modeFor(given.view) });
  const { chapter, settled, refusal } = run;
  // What says it may be on its way: without this, nothing that is done to the pages would be drawn until it is there.
  const drawnRefusal = useDeferredValue(refusal);
  const hasAds = !useAdsRefused();
  useNameInTitle(chapter, given.view?.chapterId);

  // Come back to by the browser's history, the page is that of the first chapter, the address that of the last one read.
  const router = useRouter();
  const goWhereAddressLeads = useEffectEvent(() => {
    const named = chapterOfAddress();
    if (named !== undefined && named !== given.chapterId) router.replace(routes.viewer(named));
  });
  useEffect(() => goWhereAddressLeads(), []);

  if (!chapter || (refusal && drawnRefusal))
    return <RefusedChapter popup={refusal?.popup} titleId={chapter?.titleId} isAsking={!settled} />;
  return (
    <OpenChapters
      run={run}
      mode={modeFor(chapter)}
      isForced={forcedMode(chapter) !== undefined}
      quality={quality}
      isHeld={quality !== DEFAULT_QUALITY && !settled}
      ad={hasAds && ad}
      onMode={chooseMode}
      onQuality={chooseQuality}
    />
  );
}
