'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useMemo, useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';

import { useNotify } from '@/components/ui/notices';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

import { BottomBar } from './bottom-bar';
import { GoToChapter } from './chapter-link';
import { ChapterNames } from './chapter-names';
import { ComingPages } from './coming-pages';
import { EarlyKey } from './early-key';
import { ModeScript } from './mode-script';
import { isNearEnd } from './model/navigation';
import type { PageLayout } from './model/page-size';
import { nextOf } from './model/next-of';
import { identityOfPage } from './model/positions';
import { pagesText, positionOf } from './model/progress';
import { CHOICES, gapPx, PRELOADED, STRIP_WIDTHS, surfaceOf } from './model/settings';
import { isWide, ratioOf } from './model/spreads';
import { PrintSheet } from './print-sheet';
import { rememberPassed } from './remember-passed';
import { Stage } from './stage';
import styles from './stage.module.css';
import { TopBar } from './top-bar';
import { useAddress } from './use-address';
import { useBars } from './use-bars';
import { useCommands } from './use-commands';
import { useCrops } from './use-crops';
import { useHistory } from './use-history';
import { useKeyCommands } from './use-key-commands';
import { useKeys } from './use-keys';
import { usePinch } from './use-pinch';
import { usePointer } from './use-pointer';
import { usePopup } from './use-popup';
import { useReading } from './use-reading';
import type { Run } from './use-run';
import { useSavedPosition } from './use-saved-position';
import { useSettings } from './use-settings';
import { useSwipe } from './use-swipe';
import { useWakeLock } from './use-wake-lock';
import { useWheel } from './use-wheel';
import { useWholeChapter } from './use-whole-chapter';
import { useZoom } from './use-zoom';

const TapZones = dynamic(() => import('./tap-zones').then((module) => module.TapZones), { ssr: false });
const CountBanners = dynamic(() => import('./count-banners').then((module) => module.CountBanners), { ssr: false });
const RatingPopup = dynamic(() => import('@/components/catalog/rating-popup').then((module) => module.RatingPopup), {
  ssr: false,
});

interface Props {
  run: Run;
  mode: ViewerMode;
  /** The chapter can be read in this mode alone. */
  isForced: boolean;
  quality: ImageQuality;
  /** The pictures to show are not known yet. */
  isHeld: boolean;
  /** What fills the advertisements among the pages; without it there are none. */
  ad: ReactNode;
  onMode: (mode: ViewerMode) => void;
  onQuality: (quality: ImageQuality) => void;
}

/** Chapters' pages, the bars over them and the popups. */
export function OpenChapters({ run, mode, isForced, quality, isHeld, ad, onMode, onQuality }: Props) {
  const t = useTranslations('viewer');
  const notify = useNotify();
  const { popup, isOpen, OpenPopup, askPopup, closePopup, togglePopup } = usePopup();
  const [isShifted, setShifted] = useState(false);
  const [settings, choose] = useSettings();
  const [keys] = useKeys();

  const stage = useRef<HTMLElement>(null);
  const ahead = PRELOADED[settings.preload];
  const reading = useReading(stage, run.chapters, {
    mode,
    isHeld,
    isShifted,
    ahead,
    ads: Boolean(ad),
    onChapter: run.enter,
    onPassed: rememberPassed,
    onNearNext: run.bringNext,
    missed: run.missed,
  });
  const { items, own, place, seen, wanted, screen } = reading;
  const chapter = run.chapters[reading.at]!;
  const direction = chapter.startFromRight ? 'rtl' : 'ltr';
  const zooming = useZoom(stage, {
    mode,
    screen: screen?.items[0].index,
    wanted: wanted?.items[0].index,
    onSettle: reading.settle,
  });
  const isAtEnd = isNearEnd(own, reading.index);
  const bars = useBars({ isPopupOpen: popup !== undefined, isNearEnd: isAtEnd });
  const position = positionOf(items, seen?.items);
  const coming = wanted && positionOf(items, wanted.items);
  const page = reading.isStarted ? position.from : undefined;
  const { fit, stripWidth } = settings;
  const { zoom } = zooming;
  const layout = useMemo<PageLayout>(() => ({ mode, fit, stripWidth, zoom }), [mode, fit, stripWidth, zoom]);

  const crops = useCrops(settings.crop === 'on', screen, reading.arrivals);

  function changeMode(next: ViewerMode) {
    onMode(next);
    notify(t('mode.toast', { mode: next }));
  }

  const { command, tap, goToChapter, isLeaving } = useCommands({
    stage,
    chapter,
    reading,
    zooming,
    mode,
    fit,
    onMode: isForced ? undefined : changeMode,
    onFit: (next) => choose('fit', next),
    onShift: () => setShifted((was) => !was),
    onPopup: togglePopup,
    onBars: bars.tell,
  });
  const ask: typeof command = (asked, key) => (isOpen ? closePopup() : command(asked, key));
  useKeyCommands({ mode, direction, keys, isPopupOpen: isOpen, onCommand: ask, onEscape: closePopup });
  usePinch(stage, { mode, zooming });
  const isZoomed = zoom > 1;
  const isZoomedNow = () => zooming.now() > 1;
  const { onClickCapture, ...pointer } = usePointer(stage, {
    mode,
    direction,
    settings,
    isZoomed: isZoomedNow,
    onTap: (asked) => (isOpen ? void closePopup() : tap(asked)),
    onPan: zooming.panBy,
  });
  useSwipe(stage, { mode, direction, isZoomed: isZoomedNow, onMove: ask });
  useWheel(stage, { mode, direction, isOn: settings.wheel === 'on', onMove: ask });

  useAddress(chapter.chapterId, page, run.chapters);
  useSavedPosition(
    page === undefined
      ? undefined
      : {
          chapterId: chapter.chapterId,
          page,
          identity: identityOfPage(items, page),
          fraction: place.fraction,
          finished: reading.isFinished,
        },
    () => notify(t('notKept')),
  );
  useHistory(chapter, position, reading);
  useWholeChapter({
    isWanted: settings.preload === 'chapter' && reading.isStarted && reading.isComplete,
    items,
    spreads: own,
    layout,
    index: place.index,
  });
  useWakeLock(settings.awake === 'on');

  function closeFromOutside({ target }: MouseEvent) {
    if (target instanceof Element && !target.closest('[role="dialog"], [aria-haspopup]')) closePopup();
  }

  const barsState = bars.shown ? 'shown' : 'hidden';
  const style = {
    '--ratios': screen ? ratioOf(screen, crops) : 1,
    '--strip': STRIP_WIDTHS[stripWidth],
    '--gap': `${gapPx(settings, chapter.isVerticalOnly)}px`,
  } as CSSProperties;
  return (
    <GoToChapter value={goToChapter}>
      <div
        className={styles.viewer}
        style={style}
        data-viewer
        data-mode={mode}
        data-surface={surfaceOf(mode)}
        data-direction={direction}
        data-bars={barsState}
        data-fit={fit}
        data-gap={settings.gap === CHOICES.gap[0] ? undefined : settings.gap}
        data-surround={settings.surround === CHOICES.surround[0] ? undefined : settings.surround}
        data-wide={(screen && fit === 'page' && !reading.isPaired && isWide(screen)) || undefined}
        data-zoomed={isZoomed || undefined}
        data-between-bars={(mode === 'horizontal' && isAtEnd) || undefined}
        data-blank={screen?.blankAfter || undefined}
        onClickCapture={onClickCapture}
        onClick={closeFromOutside}
        suppressHydrationWarning
      >
        {!isForced && <ModeScript />}
        <EarlyKey />
        <TopBar chapter={chapter} popup={popup} bars={barsState} onNear={askPopup} onPopup={togglePopup} />
        {isLeaving && <div className={styles.waiting} aria-hidden />}
        {coming && <ComingPages pages={pagesText(coming)} />}
        <ChapterNames chapters={run.chapters} />
        <Stage
          ref={stage}
          chapters={run.chapters}
          reading={reading}
          layout={layout}
          crops={crops}
          hasComments={settings.comments === 'on'}
          ad={ad}
          onStale={run.renew}
          {...pointer}
        />
        <BottomBar
          chapterId={chapter.chapterId}
          commentCount={chapter.commentCount}
          next={nextOf(chapter)}
          language={chapter.language}
          mode={mode}
          direction={direction}
          position={position}
          wanted={coming}
          bars={barsState}
          spreads={own}
          isGridOpen={popup === 'grid'}
          onNear={askPopup}
          onJump={reading.jump}
          onGrid={() => togglePopup('grid')}
        />
        {mode === 'horizontal' && reading.isStarted && <TapZones zones={settings.tapZones} direction={direction} />}
        {reading.isStarted && <CountBanners stage={stage} titleId={chapter.titleId} />}
        {OpenPopup && popup && (
          <OpenPopup
            popup={popup}
            chapter={chapter}
            mode={mode}
            isForced={isForced}
            quality={quality}
            spreads={own}
            position={position}
            direction={direction}
            onMode={changeMode}
            onQuality={onQuality}
            onJump={reading.jump}
            onPopup={togglePopup}
            onClose={closePopup}
          />
        )}
        <VisuallyHidden>
          <span role="status" aria-live="polite" data-position>
            {page !== undefined &&
              t('position', {
                pages: pagesText(position),
                total: position.total,
                paired: String(position.from !== position.to),
              })}
          </span>
        </VisuallyHidden>
        <PrintSheet chapter={chapter} />
        {chapter.ratingPopup && <RatingPopup key={chapter.ratingPopup.id} popup={chapter.ratingPopup} />}
      </div>
    </GoToChapter>
  );
}
