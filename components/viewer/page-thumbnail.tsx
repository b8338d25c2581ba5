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

/** How wide the small pictures were drawn that this tab has loaded, by their pages' addresses. */
const loaded = new Map<string, number>();

/** The width in CSS px at which a page's small picture is in the browser's cache; undefined where it is not. */
export const loadedWidth = ({ imageUrl }: MangaPage): number | undefined => loaded.get(imageUrl);

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
      onLoad={() => loaded.set(page.imageUrl, width)}
      onError={() => setFailed(src)}
    />
  );
}
