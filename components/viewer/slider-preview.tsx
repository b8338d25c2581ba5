'use client';

import type { CSSProperties } from 'react';

import type { Direction } from './model/input';
import { groupOf, type PageGroup } from './model/page-groups';
import { pagesText } from './model/progress';
import styles from './slider-preview.module.css';
import { PageThumbnail } from './page-thumbnail';

const WIDTH_PX = 104;

interface Props {
  groups: readonly PageGroup[];
  page: number;
  direction: Direction;
  /** Where it stands over the track, 0 to 1 from the left. */
  at: number;
}

/** Where the slider would lead: the pages in small, as they would lie on the screen. */
export function SliderPreview({ groups, page, direction, at }: Props) {
  const group = groupOf(groups, page);
  return (
    <div className={styles.preview} style={{ '--at': at, '--pages': group?.items.length ?? 1 } as CSSProperties} aria-hidden>
      <div dir={direction} className={styles.pages}>
        {group?.items.map(({ number, page: shown }) => (
          <span key={number} className={styles.page} data-type={shown.type} data-wide={shown.width > shown.height || undefined}>
            <PageThumbnail key={shown.imageUrl} page={shown} width={WIDTH_PX} />
          </span>
        ))}
      </div>
      <span className={styles.number}>{pagesText(group ?? { from: page, to: page })}</span>
    </div>
  );
}
