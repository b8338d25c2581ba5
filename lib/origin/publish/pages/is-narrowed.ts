import { imageSize } from '../../media/page-images';
import { QUALITIES } from '../../media/picture-sizes';
import type { PlannedPage } from './page-plan';

/** Whether a page is served narrower than it is, for no picture that is served may be so high: what is lettered on it may not be read any more. */
export function isNarrowed(page: PlannedPage): boolean {
  if (page.kind === 'slice') return false;
  const { width } = imageSize(page, 'whole', 'super_high');
  const most = Math.min(page.maxWidth ?? Infinity, QUALITIES.super_high.single) * (page.kind === 'spread' ? 2 : 1);
  return width < Math.min(page.width, most);
}
