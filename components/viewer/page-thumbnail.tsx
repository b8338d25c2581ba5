'use client';

import { useState } from 'react';

import { classNames } from '@/components/ui/class-names';
import type { MangaPage } from '@/lib/domain/chapter-view';

import { letGo } from './let-go';
import styles from './page-thumbnail.module.css';
import { usePreview } from './use-preview';

interface Props {
  page: MangaPage;
  /** How wide it is drawn, in CSS px. */
  width: number;
}

const hold = (image: HTMLImageElement) => () => letGo(image);

/** A page in small, filling its box. Whoever shows it says which page it is. */
export function PageThumbnail({ page, width }: Props) {
  const src = usePreview(page, width);
  const [failed, setFailed] = useState<string>();
  if (src === undefined || src === failed) return null;
  const isWide = page.width > page.height;
  return (
    <img
      ref={hold}
      src={src}
      alt=""
      className={classNames(styles.thumbnail, isWide && styles.wide)}
      fetchPriority="low"
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
}
