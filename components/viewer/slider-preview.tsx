'use client';

import type { CSSProperties } from 'react';

import type { Direction } from './model/input';
import { groupOf, type PageGroup } from './model/page-groups';
import { pagesText } from './model/progress';
import styles from './slider-preview.module.css';
import { PageThumbnail } from './page-thumbnail';
import { useAtRest } from './use-at-rest';

const WIDTH_PX = 104;
/** So long one page has to be pointed at: what is only swept over is not asked for. */
const REST_MS = 80;

interface Props {
  groups: readonly PageGroup[];
  page: number;
  direction: Direction;
  /** Where it stands over the track, 0 to 1 from the left. */
  at: number;
}

/** Where the slider would lead: the pages in small, as they would lie on the screen. Their numbers at once, their pictures where it rests. */
export function SliderPreview({ groups, page, direction, at }: Props) {
  const group = groupOf(groups, page);
  const isAtRest = useAtRest(group?.from ?? page, REST_MS);
  return (
    <div
      className={styles.preview}
      style={{ '--at': at, '--pages': group?.items.length ?? 1 } as CSSProperties}
      aria-hidden
    >
      <div dir={direction} className={styles.pages}>
        {group?.items.map(({ number, page: shown }) => (
          <span
            key={number}
            className={styles.page}
            data-type={shown.type}
            data-wide={shown.width > shown.height || undefined}
          >
            {isAtRest && <PageThumbnail key={shown.imageUrl} page={shown} width={WIDTH_PX} />}
          </span>
        ))}
      </div>
      <span className={styles.number}>{pagesText(group ?? { from: page, to: page })}</span>
    </div>
  );
}
