import type { Happening } from '@/lib/domain/happening';

import { tap } from './tap';
import { tellHappening } from './third-parties/happenings';
import { watchBanners } from './watch-banners';

type Kind = Exclude<Happening['kind'], 'viewer-banner'>;

/** Sends the impression of a banner or popup to the origin and the tag manager. A banner without an id is not counted. */
export function countView(kind: Kind, id: number): void {
  if (id <= 0) return;
  tap({ endpoint: 'viewBanner', query: { kind: kind === 'home-popup' ? 'popup' : 'banner', id } });
  tellHappening({ kind, action: 'Impression', id });
}

/** Counts each banner in an element once. @returns a function that stops counting */
export function countViews(root: HTMLElement, kind: Kind): () => void {
  const idOf = ({ dataset }: HTMLElement) => dataset.banner ?? '';
  return watchBanners(root, idOf, (banner) => countView(kind, Number(idOf(banner))));
}
