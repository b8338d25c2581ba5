'use client';

import { useMemo, type ComponentProps } from 'react';

import type { ChapterView } from '@/lib/domain/chapter-view';

import { LastPage } from './last-page';
import type { Item } from './model/sequence';
import type { Spread } from './model/spreads';
import { StageItem } from './stage-item';
import styles from './stage.module.css';
import type { OnArrival } from './use-turning';

interface Props extends Omit<ComponentProps<'main'>, 'children'> {
  chapter: ChapterView;
  items: readonly Item[];
  screen: Spread | undefined;
  loaded: ReadonlySet<number>;
  onArrival: OnArrival;
}

/** All boxes of a chapter in reading order, the same in both modes; the style sheet lays them out. */
export function Stage({ chapter, items, screen, loaded, onArrival, ...handlers }: Props) {
  const boxes = useMemo(
    () =>
      items.map((item) => {
        const shown = screen?.items.some(({ index }) => index === item.index) ?? false;
        const wanted = loaded.has(item.index);
        if (item.kind === 'last') return <LastPage key={item.index} item={item} chapter={chapter} wanted={wanted} shown={shown} />;
        return <StageItem key={item.index} item={item} wanted={wanted} shown={shown} onArrival={onArrival} />;
      }),
    [chapter, items, screen, loaded, onArrival],
  );
  return (
    <main className={styles.stage} {...handlers}>
      {boxes}
    </main>
  );
}
