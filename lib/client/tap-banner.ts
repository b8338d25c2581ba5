import { tap } from './tap';

/** Has the origin keep that a reader followed a banner. */
export function tapBanner(bannerId: number): void {
  tap({ endpoint: 'tapBanner', query: { banner_id: bannerId } });
}
