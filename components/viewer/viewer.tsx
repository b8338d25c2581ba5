'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type CSSProperties, type MouseEvent } from 'react';

import { useNotify } from '@/components/ui/notices';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { BottomBar } from './bottom-bar';
import { ModeScript } from './mode-script';
import { isNearEnd } from './model/navigation';
import { pagesText, positionOf } from './model/progress';
import { DEFAULT_QUALITY, forcedMode, modeOf, qualityOf } from './model/settings';
import { ratioOf } from './model/spreads';
import type { PopupName } from './popup-name';
import { Stage } from './stage';
import styles from './stage.module.css';
import { TopBar } from './top-bar';
import { useAddress } from './use-address';
import { useBars } from './use-bars';
import { useChapter } from './use-chapter';
import { useGestures } from './use-gestures';
import { useReading } from './use-reading';
import { useSavedPosition } from './use-saved-position';
import { useStoredChoice } from './use-stored-choice';
import { ViewerPopups } from './viewer-popups';

/** Reads one chapter. The server's HTML is the vertical strip with its first picture; everything else begins in the browser. */
export function Viewer({ view }: { view: ChapterView }) {
  const t = useTranslations('viewer');
  const notify = useNotify();
  const [chosenMode, chooseMode] = useStoredChoice('viewerMode', modeOf);
  const [quality, chooseQuality] = useStoredChoice('viewerQuality', qualityOf);
  const [popup, setPopup] = useState<PopupName>();
  const forced = forcedMode(view);
  const mode = forced ?? chosenMode;
  const direction = view.startFromRight ? 'rtl' : 'ltr';

  const { chapter, settled } = useChapter(view, { quality, mode });
  const stage = useRef<HTMLElement>(null);
  const reading = useReading(stage, chapter, { mode, isHeld: quality !== DEFAULT_QUALITY && !settled });
  const bars = useBars({ isPopupOpen: popup !== undefined, isNearEnd: isNearEnd(reading.spreads, reading.place.index) });
  const { items, place, wanted, screen } = reading;
  const position = positionOf(items, wanted?.items);
  const page = reading.isStarted ? position.from : undefined;

  const closePopup = () => setPopup(undefined);
  const gestures = useGestures(stage, {
    mode,
    direction,
    onMove: (move) => {
      if (popup) return closePopup();
      reading.move(move);
      bars.tell('hide');
    },
    onCentre: () => popup === undefined && bars.tell('toggle'),
    onEscape: closePopup,
  });

  useAddress(page);
  useSavedPosition(page === undefined ? undefined : { chapterId: chapter.chapterId, page, fraction: place.fraction, finished: reading.isFinished });

  function onMode(next: ViewerMode) {
    chooseMode(next);
    notify(t('mode.toast', { mode: next }));
  }

  function closeFromOutside({ target }: MouseEvent) {
    if (target instanceof Element && !target.closest('[role="dialog"], [aria-haspopup]')) closePopup();
  }

  const last = items.at(-1);
  const barsState = bars.shown ? 'shown' : 'hidden';
  return (
    <div
      className={styles.viewer}
      style={{ '--ratios': screen ? ratioOf(screen) : 1 } as CSSProperties}
      data-viewer
      data-mode={mode}
      data-direction={direction}
      data-bars={barsState}
      data-seamless={view.isVerticalOnly || undefined}
      data-blank={screen?.blankAfter || undefined}
      onClick={closeFromOutside}
      suppressHydrationWarning
    >
      {!forced && <ModeScript />}
      <TopBar
        chapter={chapter}
        popup={popup}
        bars={barsState}
        onPopup={(name) => setPopup(name === popup ? undefined : name)}
      />
      {reading.isWaiting && <div className={styles.waiting} aria-hidden />}
      <Stage
        ref={stage}
        chapter={chapter}
        items={items}
        screen={screen}
        loaded={reading.loaded}
        onArrival={reading.onArrival}
        {...gestures}
      />
      <BottomBar
        chapterId={chapter.chapterId}
        commentCount={chapter.commentCount}
        next={last?.kind === 'last' ? last.page.next : undefined}
        mode={mode}
        direction={direction}
        position={position}
        bars={barsState}
        onJump={reading.jump}
      />
      <ViewerPopups
        popup={popup}
        chapter={chapter}
        mode={mode}
        isForced={forced !== undefined}
        quality={quality}
        onMode={onMode}
        onQuality={chooseQuality}
        onClose={closePopup}
      />
      <VisuallyHidden>
        <span role="status" aria-live="polite" data-position>
          {page !== undefined && t('position', { pages: pagesText(position), total: position.total, paired: String(position.from !== position.to) })}
        </span>
      </VisuallyHidden>
    </div>
  );
}
