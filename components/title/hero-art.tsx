import { pictureSrcSet } from '@/components/catalog/picture-srcset';

import styles from './hero.module.css';

/** Of a phone's window the art is far wider: more pixels than these would cost its reader twice the time, most of them at the sides that are cut off. */
const PHONE = { media: '(width <= 768px)', widths: [0, 1440], sizes: '720px' } as const;

/** What lies behind a title's head. */
export function HeroArt({ url }: { url: string }) {
  const narrow = pictureSrcSet(url, PHONE.widths);
  const picture = (
    <img
      className={styles.picture}
      src={url}
      srcSet={pictureSrcSet(url)}
      sizes="max(100vw, 1440px)"
      alt=""
      decoding="async"
      fetchPriority="high"
    />
  );
  if (!narrow) return picture;
  return (
    <picture>
      <source media={PHONE.media} srcSet={narrow} sizes={PHONE.sizes} />
      {picture}
    </picture>
  );
}
