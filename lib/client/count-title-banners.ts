import { tapTitleBanner, type TitleBannerTap } from './tap-title-banner';
import { tellHappening } from './third-parties/happenings';

const BANNERS = '[data-banner]';
/** So much of a banner must be in sight to have been seen. */
const SEEN = 0.5;

const ACTIONS = { click: 'Click', impression: 'Impression' } as const;

/** Of the chapter that it stands in, if it does: each shows its banners anew. */
const nameOf = (banner: HTMLElement) =>
  `${banner.closest<HTMLElement>('[data-chapter]')?.dataset.chapter} ${banner.dataset.banner}`;

/**
 * Counts a title's banners below an element, those that come later too: each that is seen, once, and each that is followed. The
 * origin is told, and of those in the viewer whoever listens. @returns what ends that
 */
export function countTitleBanners(
  root: HTMLElement,
  whereabouts: Pick<TitleBannerTap, 'titleId' | 'location'>,
): () => void {
  const seen = new Set<string>();
  const known = new WeakSet<Element>();

  function tell(banner: HTMLElement, type: TitleBannerTap['type']) {
    const bannerId = Number(banner.dataset.banner);
    tapTitleBanner({ ...whereabouts, bannerId, type });
    if (whereabouts.location === 'viewer') tellHappening({ kind: 'viewer-banner', action: ACTIONS[type], bannerId });
  }

  const inSight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        inSight.unobserve(target);
        const banner = target as HTMLElement;
        if (seen.has(nameOf(banner))) continue;
        seen.add(nameOf(banner));
        tell(banner, 'impression');
      }
    },
    { threshold: SEEN },
  );

  function look() {
    for (const banner of root.querySelectorAll(BANNERS)) {
      if (known.has(banner)) continue;
      known.add(banner);
      inSight.observe(banner);
    }
  }

  function onClick({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : null;
    const banner = link?.closest<HTMLElement>(BANNERS) ?? link?.querySelector<HTMLElement>(BANNERS);
    if (banner) tell(banner, 'click');
  }

  look();
  const changed = new MutationObserver(look);
  changed.observe(root, { childList: true, subtree: true });
  root.addEventListener('click', onClick);
  return () => {
    changed.disconnect();
    inSight.disconnect();
    root.removeEventListener('click', onClick);
  };
}
