export const BANNERS = '[data-banner]';
/** Share of a banner that must be visible for an impression. */
const SEEN = 0.5;

/**
 * Calls back once for each banner in an element that comes into sight, those that are added later too.
 * @param nameOf banners with the same name are counted once
 * @returns a function that stops watching
 */
export function watchBanners(
  root: HTMLElement,
  nameOf: (banner: HTMLElement) => string,
  onSeen: (banner: HTMLElement) => void,
): () => void {
  const seen = new Set<string>();
  const known = new WeakSet<Element>();

  const inSight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        inSight.unobserve(target);
        const banner = target as HTMLElement;
        if (seen.has(nameOf(banner))) continue;
        seen.add(nameOf(banner));
        onSeen(banner);
      }
    },
    { threshold: SEEN },
  );

  function look() {
    for (const banner of [root, ...root.querySelectorAll(BANNERS)]) {
      if (!banner.matches(BANNERS)) continue;
      if (known.has(banner)) continue;
      known.add(banner);
      inSight.observe(banner);
    }
  }

  look();
  const changed = new MutationObserver(look);
  changed.observe(root, { childList: true, subtree: true });
  return () => {
    changed.disconnect();
    inSight.disconnect();
  };
}
