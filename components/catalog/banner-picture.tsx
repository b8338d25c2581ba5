import type { Banner } from '@/lib/domain/banner';

import { pictureSrcSet } from './picture-srcset';

/** A banner's picture; what it says stands in the picture, so the link around it carries the name. */
export function BannerPicture({ banner, sizes, priority }: { banner: Banner; sizes: string; priority?: boolean }) {
  return (
    <img
      src={banner.imageUrl}
      srcSet={pictureSrcSet(banner.imageUrl)}
      sizes={sizes}
      width={banner.width || 1200}
      height={banner.height || 480}
      alt=""
      decoding="async"
      draggable={false}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
