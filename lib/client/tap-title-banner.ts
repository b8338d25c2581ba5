import { tap } from './tap';

/** Where a title's banners stand, and what they are called there. */
const KINDS = { title_detail: 'featured_banner', viewer: 'insert_banner' } as const;

export interface TitleBannerTap {
  bannerId: number;
  titleId: number;
  location: keyof typeof KINDS;
  type: 'click' | 'impression';
}

/** Has the origin keep that a title's banner was seen or followed. */
export function tapTitleBanner({ bannerId, titleId, location, type }: TitleBannerTap): void {
  const query = { banner_id: bannerId, title_id: titleId, banner_type: KINDS[location], location, type };
  tap({ endpoint: 'tapTitleBanner', query });
}
