import type { AdPlace, AdUnits } from '@/lib/domain/third-parties';

/** In px. */
interface Size {
  width: number;
  height: number;
}

/** How large each place's advertisements are: among pages rectangles, on a page a strip on phones and a rectangle beside the chapters. */
export const AD_SIZES: Record<AdPlace, Record<keyof AdUnits, Size>> = {
  viewer: { mobile: { width: 300, height: 250 }, desktop: { width: 336, height: 280 } },
  page: { mobile: { width: 320, height: 100 }, desktop: { width: 300, height: 250 } },
};
