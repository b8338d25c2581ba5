import { tapTitleBanner, type TitleBannerTap } from './tap-title-banner';
import { tellHappening } from './third-parties/happenings';
import { BANNERS, watchBanners } from './watch-banners';

const ACTIONS = { click: 'Click', impression: 'Impression' } as const;

/** Of the chapter that it stands in, if it does: each shows its banners anew. */
const nameOf = (banner: HTMLElement) =>
  `${banner.closest<HTMLElement>('[data-chapter]')?.dataset.chapter} ${banner.dataset.banner}`;

/**
 * Counts the impressions and clicks of a title's banners below an element, also of banners added later. Reports to the origin, and in
 * the viewer to the tag manager.
 * @returns a function that stops counting
 */
export function countTitleBanners(
  root: HTMLElement,
  whereabouts: Pick<TitleBannerTap, 'titleId' | 'location'>,
): () => void {
  function tell(banner: HTMLElement, type: TitleBannerTap['type']) {
    const bannerId = Number(banner.dataset.banner);
    tapTitleBanner({ ...whereabouts, bannerId, type });
    if (whereabouts.location === 'viewer')
      tellHappening({ kind: 'viewer-banner', action: ACTIONS[type], id: bannerId });
  }

  function onClick({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : null;
    const banner = link?.closest<HTMLElement>(BANNERS) ?? link?.querySelector<HTMLElement>(BANNERS);
    if (banner) tell(banner, 'click');
  }

  const stop = watchBanners(root, nameOf, (banner) => tell(banner, 'impression'));
  root.addEventListener('click', onClick);
  return () => {
    stop();
    root.removeEventListener('click', onClick);
  };
}
