import { send } from './send';

/** Has the origin keep that a reader followed a banner. It is lost where the origin cannot be reached: the reader goes on all the same. */
export function tapBanner(bannerId: number): void {
  send({ endpoint: 'tapBanner', query: { banner_id: bannerId } }).catch(() => undefined);
}
