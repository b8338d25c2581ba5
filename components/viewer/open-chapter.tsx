'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type CSSProperties, type MouseEvent } from 'react';

import { useNotify } from '@/components/ui/notices';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

import { BottomBar } from './bottom-bar';
import { ModeScript } from './mode-script';
import { isNearEnd } from './model/navigation';
import { pagesText, positionOf } from './model/progress';
import { surfaceOf } from './model/settings';
import { ratioOf } from './model/spreads';
import type { PopupName } from './popup-name';
import { Stage } from './stage';
import styles from './stage.module.css';
import { TopBar } from './top-bar';
import { useAddress } from './use-address';
import { useBars } from './use-bars';
import { useGestures } from './use-gestures';
import { useReading } from './use-reading';
import { useSavedPosition } from './use-saved-position';
import { ViewerPopups } from './viewer-popups';

interface Props {
  chapter: ChapterView;
  mode: ViewerMode;
  /** The chapter can be read in this mode alone. */
  isForced: boolean;
  quality: ImageQuality;
  /** The pictures to show are not known yet. */
  isHeld: boolean;
  onMode: (mode: ViewerMode) => void;
  onQuality: (quality: ImageQuality) => void;
}

/** A chapter's pages, the bars over them and the popups. */
export function OpenChapter({ chapter, mode, isForced, quality, isHeld, onMode, onQuality }: Props) {
  const t = useTranslations('viewer');
  const notify = useNotify();
  const [popup, setPopup] = useState<PopupName>();
  const direction = chapter.startFromRight ? 'rtl' : 'ltr';

  const stage = useRef<HTMLElement>(null);
  const reading = useReading(stage, chapter, { mode, isHeld });
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
    onBars: () => popup === undefined && bars.tell('toggle'),
    onEscape: closePopup,
  });

  useAddress(page);
  useSavedPosition(page === undefined ? undefined : { chapterId: chapter.chapterId, page, fraction: place.fraction, finished: reading.isFinished });

  function changeMode(next: ViewerMode) {
    onMode(next);
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
      data-surface={surfaceOf(mode)}
      data-direction={direction}
      data-bars={barsState}
      data-seamless={chapter.isVerticalOnly || undefined}
      data-blank={screen?.blankAfter || undefined}
      onClick={closeFromOutside}
      suppressHydrationWarning
    >
      {!isForced && <ModeScript />}
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
        isForced={isForced}
        quality={quality}
        onMode={changeMode}
        onQuality={onQuality}
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
