'use client';

import { useTranslations } from 'next-intl';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import type { ChapterView } from '@/lib/domain/chapter-view';

import { AdvertisementPage } from './advertisement-page';
import { chapterNameId } from './chapter-names';
import { LastPage } from './last-page';
import type { Crop } from './model/crop';
import type { PageLayout } from './model/page-size';
import { pageCount, type Item } from './model/sequence';
import { sharesOf, spreadsOf, type Spread } from './model/spreads';
import { StageItem } from './stage-item';
import styles from './stage.module.css';
import type { OnArrival } from './use-arrivals';

interface Props {
  chapter: ChapterView;
  items: readonly Item[];
  spreads: readonly Spread[];
  isCurrent: boolean;
  /** Too far from the reader to be there: its place stays. */
  isAway: boolean;
  screen: Spread | undefined;
  loaded: ReadonlySet<number>;
  urgent: ReadonlySet<number>;
  layout: PageLayout;
  crops: ReadonlyMap<number, Crop>;
  hasComments: boolean;
  /** What fills an advertisement. */
  ad: ReactNode;
  onArrival: OnArrival;
  onStale: (chapterId: number) => void;
}

/** All boxes of a chapter in reading order, the same in both modes; the style sheet lays them out. */
export const StageChapter = memo(function StageChapter(props: Props) {
  const {
    chapter,
    items,
    spreads,
    isCurrent,
    isAway,
    screen,
    loaded,
    urgent,
    layout,
    crops,
    hasComments,
    ad,
    onArrival,
    onStale,
  } = props;
  const t = useTranslations('viewer');
  const shares = useMemo(() => sharesOf(spreads), [spreads]);
  const halves = useMemo(
    () => sharesOf(spreadsOf(items, { paired: 'halves' }).filter((spread) => spread.items.length > 1)),
    [items],
  );
  const box = useRef<HTMLElement>(null);
  const [height, setHeight] = useState<number>();
  const { chapterId } = chapter;
  const onOwnStale = useCallback(() => onStale(chapterId), [onStale, chapterId]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isAway) return;
    const resized = new ResizeObserver(() => setHeight(element.getBoundingClientRect().height));
    resized.observe(element);
    return () => resized.disconnect();
  }, [isAway]);

  return (
    <article
      ref={box}
      className={styles.chapter}
      aria-labelledby={chapterNameId(chapterId)}
      data-chapter={chapterId}
      data-items={items.length}
      data-seamless={chapter.isVerticalOnly || undefined}
      data-halves={halves.size > 0 || undefined}
      style={isAway ? { height } : undefined}
    >
      {!isAway &&
        items.map((item) => {
          const { index, kind, number } = item;
          const shown = screen?.items.some((one) => one.index === index) ?? false;
          const wanted = loaded.has(index);
          if (kind === 'last')
            return (
              <LastPage
                key={index}
                item={item}
                chapter={chapter}
                wanted={wanted}
                shown={shown}
                hasComments={hasComments}
              />
            );
          if (kind === 'advertisement') return <AdvertisementPage key={index} shown={shown} ad={ad} />;
          return (
            <StageItem
              key={index}
              item={item}
              isCurrent={isCurrent}
              wanted={wanted}
              shown={shown}
              urgent={urgent.has(index)}
              layout={layout}
              crop={crops.get(index)}
              share={shares.get(index) ?? 1}
              half={halves.get(index)}
              name={t('position', { pages: String(number), total: pageCount(items), paired: 'false' })}
              language={chapter.language}
              onArrival={onArrival}
              onStale={onOwnStale}
            />
          );
        })}
    </article>
  );
});
