'use client';

import type { ComponentProps, ReactNode } from 'react';

import type { ChapterView } from '@/lib/domain/chapter-view';

import type { Crop } from './model/crop';
import type { PageLayout } from './model/page-size';
import { StageChapter } from './stage-chapter';
import styles from './stage.module.css';
import type { Reading } from './use-reading';

interface Props extends Omit<ComponentProps<'main'>, 'children'> {
  chapters: readonly ChapterView[];
  reading: Reading;
  layout: PageLayout;
  /** What is cut off pages that are shown, by their items. */
  crops: ReadonlyMap<number, Crop>;
  hasComments: boolean;
  ad: ReactNode;
  /** Told the chapter whose addresses may have run out. */
  onStale: (chapterId: number) => void;
}

/** The chapters that are read on end. Those next to the one being read are there with all their boxes, others keep their place. */
export function Stage({ chapters, reading, layout, crops, hasComments, ad, onStale, ...handlers }: Props) {
  const { run, cut, at, screen, loaded, urgent, onArrival } = reading;
  return (
    <main className={styles.stage} {...handlers}>
      {run.map(({ chapterId, items }, i) => (
        <StageChapter
          key={chapterId}
          chapter={chapters[i]!}
          items={items}
          spreads={cut[i]!}
          isCurrent={i === at}
          isAway={Math.abs(i - at) > 1}
          screen={screen}
          loaded={loaded}
          urgent={urgent}
          layout={layout}
          crops={crops}
          hasComments={hasComments}
          ad={ad}
          onArrival={onArrival}
          onStale={onStale}
        />
      ))}
    </main>
  );
}
