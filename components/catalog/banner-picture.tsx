import { preload, type PreloadOptions } from 'react-dom';

import type { Banner } from '@/lib/domain/banner';

import { narrowBannerSrcSet, pictureSrcSet } from './picture-srcset';

interface Props {
  banner: Banner;
  sizes: string;
  priority?: boolean;
  /** In which windows narrower art fits better: a media query, and the `sizes` there. */
  narrow?: { media: string; sizes: string };
}

/** A banner's picture; what it says stands in the picture, so the link around it carries the name. */
export function BannerPicture({ banner, sizes, priority, narrow }: Props) {
  const srcSet = pictureSrcSet(banner.imageUrl);
  const narrowSet = narrow && narrowBannerSrcSet(banner.imageUrl);
  if (priority) {
    // React does so by itself for a picture that windows have no other art for.
    const ahead = (of: Partial<PreloadOptions>) =>
      preload(banner.imageUrl, { as: 'image', fetchPriority: 'high', ...of });
    if (narrowSet) ahead({ imageSrcSet: narrowSet, imageSizes: narrow.sizes, media: narrow.media });
    ahead({ imageSrcSet: srcSet, imageSizes: sizes, media: narrowSet && `not ${narrow.media}` });
  }
  return (
    <picture>
      {narrowSet && <source media={narrow.media} srcSet={narrowSet} sizes={narrow.sizes} />}
      <img
        src={banner.imageUrl}
        srcSet={srcSet}
        sizes={sizes}
        width={banner.width || 1200}
        height={banner.height || 480}
        alt=""
        decoding="async"
        draggable={false}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
