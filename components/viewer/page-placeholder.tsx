'use client';

import { useState } from 'react';

import type { MangaPage } from '@/lib/domain/chapter-view';

import type { MangaItem } from './model/sequence';
import styles from './page-placeholder.module.css';
import { loadedWidth, PageThumbnail } from './page-thumbnail';
import spinner from './spinner.module.css';

interface Props {
  item: MangaItem;
  /** Whether its picture is on its way. */
  wanted: boolean;
  /** Whether it is on the screen. */
  urgent: boolean;
}

/** Fills a page's box until its picture has come: its number, over its small picture where the browser has one already. */
export function PagePlaceholder({ item: { number, page }, wanted, urgent }: Props) {
  return (
    <div className={styles.placeholder} aria-hidden data-placeholder>
      {wanted && <LoadedThumbnail page={page} />}
      <span className={styles.middle}>
        <span className={styles.number}>{number}</span>
        {urgent && <span className={`${styles.spinner} ${spinner.spinner}`} />}
      </span>
    </div>
  );
}

function LoadedThumbnail({ page }: { page: MangaPage }) {
  const [width] = useState(() => loadedWidth(page));
  return width !== undefined && <PageThumbnail page={page} width={width} />;
}
