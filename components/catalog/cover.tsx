import type { Title } from '@/lib/domain/title';

import styles from './cover.module.css';
import { pictureSrcSet, type PictureShape, type WidthRange } from './picture-srcset';

interface Props {
  title: Pick<Title, 'portraitImageUrl' | 'landscapeImageUrl' | 'favoriteImageUrl'>;
  /** The `sizes` attribute: how wide it is shown at which width of the window. */
  sizes: string;
  /** Which of its files are offered; all where it may be shown large. A page lists a hundred covers: each address counts. */
  widths?: WidthRange;
  /** Above the fold: fetched at once. */
  priority?: boolean;
  shape?: PictureShape;
}

const shapes = {
  portrait: { url: 'portraitImageUrl', width: 800, height: 1200 },
  landscape: { url: 'landscapeImageUrl', width: 1200, height: 750 },
  square: { url: 'favoriteImageUrl', width: 600, height: 600 },
} as const;

/** A title's picture as wide as its place. Its name stands beside it, so it says nothing itself. */
export function Cover({ title, sizes, widths, priority, shape = 'portrait' }: Props) {
  const { url, width, height } = shapes[shape];
  const src = title[url];
  return (
    <span className={styles.cover} style={{ aspectRatio: `${width} / ${height}` }}>
      {src && (
        <img
          src={src}
          srcSet={pictureSrcSet(src, widths)}
          sizes={sizes}
          width={width}
          height={height}
          alt=""
          decoding="async"
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      )}
    </span>
  );
}
